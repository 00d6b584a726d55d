import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateNames } from '../core/date-names';
import { dayParts, formatIsoDay, parseIsoDay, toDay } from '../core/day';
import type { EntryContext } from './lenient-date';
import { readTypedRange } from './lenient-range';
import { readTypedTime } from './typed-time';

const day = (text: string) => parseIsoDay(text) ?? Number.NaN;
const context: EntryContext = {
  readTime: readTypedTime,
  pattern: 'dd/MM/y',
  names: dateNames('es-CO'),
  today: day('2026-11-20'),
  min: null,
  max: null,
};
const read = (text: string, change: Partial<EntryContext> = {}) =>
  readTypedRange(text, { ...context, ...change })
    ?.map((end) => formatIsoDay(end.day))
    .join(' ');

describe('a range whose ends lack their year (DAT-8)', () => {
  it.each([
    ['28/12 - 3/1', '2026-12-28 2027-01-03'],
    ['28 dic – 3 ene', '2026-12-28 2027-01-03'],
    ['28 de diciembre al 3 de enero', '2026-12-28 2027-01-03'],
    ['31/12-1/1', '2026-12-31 2027-01-01'],
    ['15/11 a 28/2', '2026-11-15 2027-02-28'],
    ['28/12/2026 - 3/1', '2026-12-28 2027-01-03'],
    ['28/12/20 - 3/1', '2020-12-28 2021-01-03'],
    ['28/12 - 3/1/2027', '2026-12-28 2027-01-03'],
    ['28/12 - 3/1/26', '2025-12-28 2026-01-03'],
    ['1/3 - 5/3/2025', '2025-03-01 2025-03-05'],
    ['1/3/2025 - 5/3', '2025-03-01 2025-03-05'],
    ['29/2 - 5/3/2028', '2028-02-29 2028-03-05'],
    ['5/3 - 10/3', '2026-03-05 2026-03-10'],
    ['1/1 - 31/12', '2026-01-01 2026-12-31'],
    ['5/3 \u2011 10/3', '2026-03-05 2026-03-10'],
    ['5/3 \u2212 10/3', '2026-03-05 2026-03-10'],
    ['5/3 \u2015 10/3', '2026-03-05 2026-03-10'],
    ['5/3\u201210/3', '2026-03-05 2026-03-10'],
    ['05\u201003\u20102026\u201008\u201003\u20102026', '2026-03-05 2026-03-08'],
  ])('%s is %s', (text, range) => expect(read(text)).toBe(range));

  it.each([
    ['10/3 - 5/3', '2026-03-10 2026-03-05'],
    ['10/3/2026 - 5/3', '2026-03-10 2026-03-05'],
    ['28/12/2026 - 3/1/2026', '2026-12-28 2026-01-03'],
  ])('%s was typed the wrong way round', (text, range) => expect(read(text)).toBe(range));

  it('lies in the winter that the limits allow', () => {
    const january = { today: day('2027-01-05') };
    expect(read('28/12 - 3/1', january)).toBe('2027-12-28 2028-01-03');
    expect(read('28/12 - 3/1', { ...january, max: january.today })).toBe('2026-12-28 2027-01-03');
  });

  it('has what is written in each end, and never half a year over New Year', () => {
    const anyDay = fc.integer({ min: toDay(2025, 1, 1), max: toDay(2025, 12, 31) });
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        const ends = [one, other].map(dayParts);
        const text = ends.map((end) => `${end.day}/${end.month}`).join(' - ');
        const range = readTypedRange(text, context);
        expect(range?.map((end) => dayParts(end.day)).map((end) => [end.day, end.month])).toEqual(
          ends.map((end) => [end.day, end.month]),
        );
        const [from, to] = range?.map((end) => end.day) ?? [];
        const length = Number(to) - Number(from);
        const isOverNewYear = dayParts(Number(from)).year !== dayParts(Number(to)).year;
        expect(isOverNewYear ? length > 0 && length < 183 : length > -183).toBe(true);
      }),
    );
  });
});
