import { describe, expect, it } from 'vitest';
import { plainCode } from './plain-code';

describe('letters and digits of what was written (COL-3)', () => {
  it.each([
    [' ab-c\u00a01.2\u200b3 ', 'AB-C123'],
    ['ＡＢ１２', 'AB12'],
    [123, '123'],
    [null, ''],
    [undefined, ''],
    ['+57', '+57'],
    ['ñ', null],
    ['a#1', null],
    ['😀', null],
  ])('of %j are %j', (text, plain) => {
    expect(plainCode(text, /\./g)).toBe(plain);
  });

  it('are read of no more than 100 characters', () => {
    expect(plainCode('1'.repeat(100), /\./g)).toBe('1'.repeat(100));
    expect(plainCode(`${' '.repeat(100)}1`, /\./g)).toBeNull();
  });
});
