import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text';

describe('plainText (CMP-9)', () => {
  it.each([
    ['texto', 'texto'],
    ['', ''],
    [79308960, '79308960'],
    [12345678901234567890n, '12345678901234567890'],
    [null, ''],
    [undefined, ''],
    [true, ''],
    [{ number: 1 }, ''],
  ])('of %s is the text %j', (value, text) => {
    expect(plainText(value)).toBe(text);
  });
});
