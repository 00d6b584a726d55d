import { describe, expect, it } from 'vitest';
import { plainChars } from './plain-chars';

describe('digits of any script (TXC-1)', () => {
  it.each(['arab', 'arabext', 'deva', 'beng', 'thai', 'fullwide', 'mathbold', 'khmr', 'adlm'])(
    'are those of ASCII: %s',
    (numberingSystem) => {
      const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
      expect(plainChars(format.format(9_876_543_210))).toBe('9876543210');
    },
  );

  it('leave everything else as it is', () => {
    for (const text of ['', 'Calle 100 # 19-54', '½ ² Ⅳ 三', '😀1', '\ud800']) {
      expect(plainChars(text)).toBe(text);
    }
  });
});

it('what comes along when a text is copied is left out, and hyphens and full-width forms are those of a keyboard', () => {
  expect(plainChars('\u200b12\u2060\u202e3\u00ad4\ufeff')).toBe('1234');
  expect(plainChars('ＡＢ－１（２）')).toBe('AB-1(2)');
  expect(plainChars('1‐2–3—4−5')).toBe('1-2-3-4-5');
});
