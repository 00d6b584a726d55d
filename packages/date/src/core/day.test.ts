import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  dayParts,
  daysInMonth,
  FIRST_DAY,
  firstOfMonth,
  formatIsoDay,
  LAST_DAY,
  lastOfMonth,
  monthOf,
  parseIsoDay,
  realDay,
  startOfWeek,
  toDay,
  weekday,
} from './day';

const anyDay = fc.integer({ min: FIRST_DAY, max: LAST_DAY });

describe('Day (DAT-14)', () => {
  it('counts from 1 January 1970', () => {
    expect(toDay(1970, 1, 1)).toBe(0);
    expect(toDay(1, 1, 1)).toBe(FIRST_DAY);
    expect(toDay(9999, 12, 31)).toBe(LAST_DAY);
  });

  it('agrees with the UTC calendar of the engine for every day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const date = new Date(day * 86_400_000);
        expect(dayParts(day)).toEqual({
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          day: date.getUTCDate(),
        });
        expect(weekday(day)).toBe(date.getUTCDay());
      }),
    );
  });

  it('gives back the day that its parts came from', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { year, month, day: date } = dayParts(day);
        expect(toDay(year, month, date)).toBe(day);
        expect(realDay(year, month, date)).toBe(day);
        expect(parseIsoDay(formatIsoDay(day))).toBe(day);
      }),
    );
  });

  it.each([
    [2026, 2, 31],
    [2025, 2, 29],
    [1900, 2, 29],
    [2026, 13, 1],
    [2026, 0, 1],
    [2026, 4, 31],
    [0, 1, 1],
    [10_000, 1, 1],
    [275760, 9, 13],
    [2026, 1, 0],
    [2026, 1, 32],
    [2026, 1.5, 1],
  ])('rejects the day %i-%i-%i', (year, month, day) => {
    expect(realDay(year, month, day)).toBeNull();
  });

  it.each(['2026-02-31', '2026-2-3', '26-02-03', 'x', '', '2026-02-03T00:00'])(
    'reads no day in %j',
    (text) => {
      expect(parseIsoDay(text)).toBeNull();
    },
  );

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-05-31', -3, '2026-02-28'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-08-31', -6, '2026-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', -12, '2027-02-28'],
    ['2026-12-31', 1, '2027-01-31'],
  ])('%s plus %i months is %s', (from, months, to) => {
    expect(formatIsoDay(addMonths(parseIsoDay(from) ?? Number.NaN, months))).toBe(to);
  });

  it('begins a week on the asked weekday, at most six days before', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 6 }), (day, firstDay) => {
        const start = startOfWeek(day, firstDay);
        expect(weekday(start)).toBe(firstDay);
        expect(day - start).toBeGreaterThanOrEqual(0);
        expect(day - start).toBeLessThan(7);
      }),
    );
  });

  it('has months that follow one another without a gap', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const month = monthOf(day);
        expect(firstOfMonth(month)).toBeLessThanOrEqual(day);
        expect(lastOfMonth(month)).toBeGreaterThanOrEqual(day);
        expect(lastOfMonth(month) + 1).toBe(firstOfMonth(month + 1));
        expect(daysInMonth(month)).toBe(lastOfMonth(month) - firstOfMonth(month) + 1);
      }),
    );
  });
});
