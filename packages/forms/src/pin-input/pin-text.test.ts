import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { givenText, pinCode, pinText } from './pin-text';

const digits = { length: 4, alphanumeric: false };
const letters = { length: 4, alphanumeric: true };

describe('the code in a text (PIN-3)', () => {
  it.each([
    ['', ''],
    ['12', '12'],
    ['12-3 4', '1234'],
    ['\u200b12\u206034\ufeff', '1234'],
    ['123456', '1234'],
    ['１２３４', '1234'],
    ['١٢٣٤', '1234'],
    ['۱۲۳۴', '1234'],
    ['१२३४', '1234'],
    ['12a', null],
    ['1.234', null],
    ['½', null],
    ['1'.repeat(1001), null],
  ])('of %j is %j', (text, code) => {
    expect(pinText(text, digits)).toBe(code);
  });

  it('may have letters of ASCII where they are allowed', () => {
    expect(pinText('Ａb-1', letters)).toBe('Ab1');
    expect(pinText('ñ', letters)).toBeNull();
  });

  it('is its own code, and never longer than the boxes', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (text, alphanumeric) => {
        const code = pinText(text, { length: 4, alphanumeric });
        if (code === null) return;
        expect(code.length).toBeLessThanOrEqual(4);
        expect(pinText(code, { length: 4, alphanumeric })).toBe(code);
      }),
    );
  });
});

describe('a value that a caller gave (PIN-5)', () => {
  it.each([
    [null, ''],
    ['', ''],
    ['123-456', '123456'],
    ['a1', '1'],
  ])('%j shows as %j', (value, text) => {
    expect(givenText(value, digits)).toBe(text);
  });
});

it('is a code once every box is filled, and no longer (PIN-2)', () => {
  expect(['123', '1234', '12345'].map((text) => pinCode(text, digits))).toEqual([
    null,
    '1234',
    null,
  ]);
});
