import { describe, expect, it } from 'vitest';
import { asciiDigits } from './ascii-digits';

describe('digits of any script (TXC-1)', () => {
  it.each(['arab', 'arabext', 'deva', 'beng', 'thai', 'fullwide', 'mathbold', 'khmr', 'adlm'])(
    'are those of ASCII: %s',
    (numberingSystem) => {
      const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
      expect(asciiDigits(format.format(9_876_543_210))).toBe('9876543210');
    },
  );

  it('leave everything else as it is', () => {
    for (const text of ['', 'Calle 100 # 19-54', '½ ² Ⅳ 三', '😀1', '\ud800']) {
      expect(asciiDigits(text)).toBe(text);
    }
  });
});
