import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateNames } from '../core/date-names';
import { formatIsoDay, parseIsoDay } from '../core/day';
import { formatMoment } from '../text/date-text';
import { readTypedDays, toDays, toggleDay } from './days';

const names = dateNames('es-CO');
const context = {
  pattern: 'dd/MM/y',
  names,
  today: parseIsoDay('2026-11-20') ?? 0,
  min: null,
  max: null,
};
const read = (text: string) => readTypedDays(text, context)?.map(formatIsoDay) ?? null;
const anyDay = fc.integer({ min: 0, max: 40_000 });
const anyDays = fc.array(anyDay, { maxLength: 12 });

describe('several typed dates (DAS-2)', () => {
  it.each<[string, string[] | null]>([
    ['5/11/2026', ['2026-11-05']],
    ['12/11/26, 5/11/26', ['2026-11-05', '2026-11-12']],
    ['5/11/26;12/11/26\n19/11/26', ['2026-11-05', '2026-11-12', '2026-11-19']],
    ['5 de noviembre y 12 de noviembre', ['2026-11-05', '2026-11-12']],
    ['5/11/26 12/11/26  19/11/26', ['2026-11-05', '2026-11-12', '2026-11-19']],
    ['2026-11-05\t2026-11-12', ['2026-11-05', '2026-11-12']],
    ['5/11/26 12/11', null],
    ['hoy, mañana', ['2026-11-20', '2026-11-21']],
    ['hoy, 20/11/2026', ['2026-11-20']],
    ['Nov 5, 2027, Nov 12, 2027', ['2027-11-05', '2027-11-12']],
    ['5/11/26, ', ['2026-11-05']],
    ['5/11/26, 31/02/26', null],
    ['5/11/26 x', null],
    ['', null],
    [' , ', null],
  ])('%j is %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  // Read from each space on, it would take minutes.
  it('finds no day in a megabyte of spaces', () => {
    expect(read(`5/11/26${' '.repeat(1_000_000)}x`)).toBeNull();
    expect(read(`5/11/26,${' '.repeat(1_000_000)}12/11/26`)).toEqual(['2026-11-05', '2026-11-12']);
  });

  it('what is shown is read as the same days, in every language', () => {
    fc.assert(
      fc.property(
        fc.array(anyDay, { minLength: 1, maxLength: 12 }),
        fc.constantFrom('es-CO', 'en-US', 'pt-BR'),
        fc.constantFrom('dd/MM/y', 'MM/dd/y', 'yyyy-MM-dd', "d 'de' MMMM 'de' y"),
        (some, locale, pattern) => {
          const days = toDays(some);
          const format = { pattern, names: dateNames(locale) };
          const text = days
            .map((day) => formatMoment({ day, time: 0 }, pattern, format.names))
            .join(', ');
          expect(readTypedDays(text, { ...context, ...format })).toEqual(days);
        },
      ),
    );
  });
});

describe('picking days one by one (DAS-1)', () => {
  it('they stay in order, each once, and twice is never', () => {
    fc.assert(
      fc.property(anyDays, anyDay, (some, day) => {
        const days = toDays(some);
        const once = toggleDay(days, day);
        expect(once.includes(day)).toBe(!days.includes(day));
        expect(once).toEqual([...new Set(once)].sort((a, b) => a - b));
        expect(toggleDay(once, day)).toEqual(days);
      }),
    );
  });
});
