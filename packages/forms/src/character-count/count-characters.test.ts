import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxCharacters } from '../validators/max-characters';
import { countCharacters } from './count-characters';

describe('countCharacters (INP-8)', () => {
  it.each([
    ['', 0],
    ['Señorita Ñandú', 14],
    ['n\u0303', 1],
    ['🇨🇴', 1],
    ['👨‍👩‍👧‍👦 sí', 4],
    ['uno\ndos', 7],
  ])('%j has %i', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  it('is never more than the units of the text, nor nothing where there is one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const count = countCharacters(text);
        expect(count).toBeLessThanOrEqual(text.length);
        expect(count > 0).toBe(text !== '');
      }),
    );
  });

  it('counts what no field holds as well', () => {
    expect(countCharacters('ñ'.repeat(1_000_000))).toBe(1_000_000);
    expect(countCharacters('🇨🇴'.repeat(100_000))).toBeGreaterThan(100_000);
  });
});

describe('maxCharacters (VAL-1)', () => {
  it('refuses a text of more characters, and no other value', () => {
    const validate = maxCharacters(3);
    expect(validate('🇨🇴🇨🇴🇨🇴')).toBeNull();
    expect(validate('hola')).toEqual({ maxCharacters: { limit: 3, actual: 4 } });
    expect([validate(null), validate(12_345), validate('')]).toEqual([null, null, null]);
  });
});
