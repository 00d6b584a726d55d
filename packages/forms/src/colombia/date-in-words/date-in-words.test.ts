import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateInWords } from './date-in-words';

describe('dateInWords (COL-2)', () => {
  it.each([
    ['2026-11-22', 'a los veintidós (22) días del mes de noviembre de 2026'],
    ['2026-01-01', 'al primer (1) día del mes de enero de 2026'],
    ['2026-07-21', 'a los veintiún (21) días del mes de julio de 2026'],
    ['2026-12-31', 'a los treinta y un (31) días del mes de diciembre de 2026'],
    ['2024-02-29', 'a los veintinueve (29) días del mes de febrero de 2024'],
  ])('writes %s as "%s"', (day, words) => {
    expect(dateInWords(day)).toBe(words);
  });

  it('writes the year in words too', () => {
    expect(dateInWords('2026-11-22', { year: 'words' })).toBe(
      'a los veintidós (22) días del mes de noviembre de dos mil veintiséis (2026)',
    );
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-11-31', '22/11/2026', '', '0000-01-01'])(
    'has no words for %j',
    (day) => {
      expect(dateInWords(day)).toBeNull();
    },
  );

  it.each([1, 2000, 2023, 2024, 2026, 1900, 2100, 2400, 9999])(
    'has words for all days that %i has, and for no other',
    (year) => {
      const two = (number: number) => String(number).padStart(2, '0');
      for (let month = 0; month <= 13; month++) {
        for (const day of [0, 1, 2, 27, 28, 29, 30, 31, 32]) {
          const date = new Date(2000, 0, 1);
          date.setFullYear(year, month - 1, day);
          const isDay = date.getMonth() === month - 1 && date.getDate() === day;
          const iso = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
          expect(dateInWords(iso) !== null, iso).toBe(isDay);
        }
      }
    },
  );

  it('has words for a Date of the years 1 to 9999', () => {
    const yearOf = (year: number) => {
      const date = new Date(2000, 11, 31);
      date.setFullYear(year);
      return dateInWords(date);
    };
    expect([0, 1, 9999, 10_000].map((year) => yearOf(year) !== null)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('has no words for an invalid date, nor for other values', () => {
    expect(dateInWords(new Date(Number.NaN))).toBeNull();
    for (const wrong of [null, undefined, 5, {}]) expect(dateInWords(wrong as never)).toBeNull();
  });

  it('writes the local day of a Date as the same day in text', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(1000, 0, 1), max: new Date(9999, 11, 31), noInvalidDate: true }),
        (date) => {
          const two = (number: number) => String(number).padStart(2, '0');
          const iso = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
          expect(dateInWords(date)).toBe(dateInWords(iso));
        },
      ),
    );
  });
});
