import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, type DateUnit, diff, isAfter, isBefore, isSame, isSameOrBefore } from './units';

/** Zones whose clocks jump by an hour, by half of one, over midnight and over a whole day. */
const ZONES = [
  undefined,
  'America/Bogota',
  'Europe/Madrid',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Africa/Monrovia',
];
const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
const anyDate = fc.date({
  min: new Date(Date.UTC(1930, 0, 1)),
  max: new Date(Date.UTC(2100, 11, 31)),
  noInvalidDate: true,
});
const anyZone = fc.constantFrom(...ZONES);
const anyUnit = fc.constantFrom<DateUnit>(...UNITS);
const utc = (text: string) => new Date(`${text}Z`);

describe('comparisons below a day (DTF-3)', () => {
  it.each([
    ['Europe/Madrid', '2026-10-25T00:30:20', '2026-10-25T01:30:10'],
    ['America/New_York', '2026-11-01T05:59:59', '2026-11-01T06:00:00'],
    ['Australia/Lord_Howe', '2026-04-04T14:45:00', '2026-04-04T15:15:00'],
    ['America/Santiago', '2026-04-05T02:10:00', '2026-04-05T03:10:00'],
  ])('in %s tell an hour that comes twice apart', (timeZone, first, second) => {
    for (const unit of ['second', 'minute', 'hour'] as const) {
      expect(isBefore(utc(first), utc(second), unit, { timeZone })).toBe(true);
      expect(isAfter(utc(second), utc(first), unit, { timeZone })).toBe(true);
      expect(isSame(utc(first), utc(second), unit, { timeZone })).toBe(false);
    }
    expect(isSame(utc(first), utc(second), 'day', { timeZone })).toBe(true);
  });

  it('begin an hour where the clock of the zone does', () => {
    const timeZone = 'Asia/Kathmandu'; // 05:45 east of UTC
    expect(
      isSame(utc('2026-03-05T00:15:00'), utc('2026-03-05T01:14:59'), 'hour', { timeZone }),
    ).toBe(true);
    expect(
      isSame(utc('2026-03-05T00:14:59'), utc('2026-03-05T00:15:00'), 'hour', { timeZone }),
    ).toBe(false);
  });

  it('never turn two instants round', () => {
    fc.assert(
      fc.property(anyDate, anyDate, anyZone, anyUnit, (one, other, timeZone, unit) => {
        const [early, late] = one <= other ? [one, other] : [other, one];
        expect(isSameOrBefore(early, late, unit, { timeZone })).toBe(true);
      }),
    );
  });
});

describe('diff is the inverse of add (DTF-3)', () => {
  it.each([
    ['2024-04-30', '2024-01-31', 'months', 3],
    ['2024-02-29', '2023-02-28', 'months', 12],
    ['2025-02-28', '2024-02-29', 'years', 1],
    ['2024-02-28', '2024-01-31', 'months', 0],
    ['2026-09-30', '2025-12-31', 'months', 9],
    ['2026-03-05', '2026-02-26', 'weeks', 1],
  ] as const)('%s lies after %s by these %s: %i', (date, other, unit, count) => {
    const options = { timeZone: 'UTC' };
    const [to, from] = [utc(`${date}T10:00`), utc(`${other}T10:00`)];
    expect(diff(to, from, unit, options)).toBe(count);
    expect(diff(from, to, unit, options)).toBe(count === 0 ? 0 : -count);
  });

  it('counts what was added, wherever that day exists', () => {
    fc.assert(
      fc.property(
        anyDate,
        fc.integer({ min: -500, max: 500 }),
        anyZone,
        anyUnit,
        (date, amount, timeZone, unit) => {
          const there = add(date, amount, unit, { timeZone });
          const back = add(there, -amount, unit, { timeZone });
          fc.pre(back.getTime() === date.getTime());
          expect(diff(there, date, unit, { timeZone })).toBe(amount);
        },
      ),
    );
  });

  it('is the most that can be added without passing the date, and the same the other way round', () => {
    fc.assert(
      fc.property(anyDate, anyDate, anyZone, anyUnit, (date, other, timeZone, unit) => {
        const options = { timeZone };
        const count = diff(date, other, unit, options);
        expect(diff(other, date, unit, options)).toBe(count === 0 ? 0 : -count);
        const [early, late] = date < other ? [date, other] : [other, date];
        const most = Math.abs(count);
        expect(add(early, most, unit, options) <= late).toBe(true);
        expect(add(early, most + 1, unit, options) > late).toBe(true);
      }),
    );
  });

  it('gives NaN for an invalid date', () => {
    for (const unit of UNITS) {
      expect(diff(new Date(Number.NaN), new Date(0), unit)).toBeNaN();
      expect(diff(new Date(0), new Date(Number.NaN), unit)).toBeNaN();
    }
  });
});
