import { expectConsole } from '@guadua/testing';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { spanViolation } from './constraints';
import { FIRST_DAY, LAST_DAY } from './day';
import { createLockedDays, type DayOrRange, MAX_SCANNED_DAYS, readListedDays } from './locked-days';

const NONE = () => false;
const limits = {
  mode: 'range',
  time: false,
  seconds: false,
  lockedTime: () => false,
  min: null,
  max: null,
  allowLocked: false,
  minDays: null,
  maxDays: null,
  forward: false,
  backward: false,
} as const;

it.each([
  ['all years', FIRST_DAY, LAST_DAY, 'tooLong'],
  ['a day more than a century', 0, MAX_SCANNED_DAYS, 'tooLong'],
  ['a century', 0, MAX_SCANNED_DAYS - 1, undefined],
])(
  'a function is asked for a century at most, however long the range is: %s (DAT-5)',
  (_, from, to, type) => {
    const lock = vi.fn(() => false);
    const locked = createLockedDays(NONE, [lock]);
    const span = { from: { day: from, time: 0 }, to: { day: to, time: 0 } };
    expect(spanViolation({ ...limits, locked }, span)?.type).toBe(type);
    // Both ends are asked about by themselves, too.
    expect(lock.mock.calls.length).toBeLessThanOrEqual(MAX_SCANNED_DAYS + 2);
  },
);

it('a day is asked about once for each start', () => {
  const lock = vi.fn(() => false);
  const { isAnyWithin } = createLockedDays(NONE, [lock]);
  for (const to of [10, 20, 20]) isAnyWithin(0, to, 0);
  expect(lock).toHaveBeenCalledTimes(21);
  isAnyWithin(0, 20, 5);
  expect(lock).toHaveBeenCalledTimes(42);
});

it('a function is asked about the days of a range only, from its first to its last', () => {
  const { isAnyWithin } = createLockedDays(NONE, [(day) => day === 9 || day === 21]);
  expect(isAnyWithin(10, 20, 10)).toBe(false);
  expect(isAnyWithin(9, 20, 9)).toBe(true);
  expect(isAnyWithin(10, 21, 10)).toBe(true);
});

it('a century that a function locks none of leaves a longer range undecided, a locked day in it decides', () => {
  const at = (locked: number) => createLockedDays(NONE, [(day) => day === locked]);
  const last = MAX_SCANNED_DAYS - 1;
  expect(at(-1).isAnyWithin(0, last, 0)).toBe(false);
  expect(at(-1).isAnyWithin(0, last + 1, 0)).toBeNull();
  expect(at(last).isAnyWithin(0, last + 1, 0)).toBe(true);
  expect(at(last + 1).isAnyWithin(0, last + 1, 0)).toBeNull();
});

it('the first function that locks a day gives the reason; an empty text is no reason', () => {
  const listed = readDays(['7']);
  const { at } = createLockedDays(listed, [
    (day) => day === 1 && 'Feria',
    (day) => (day === 2 ? '' : day === 1 || day === 3),
  ]);
  expect([0, 1, 2, 3, 7].map((day) => at(day, null))).toEqual([false, 'Feria', false, true, true]);
  expect(createLockedDays(listed, []).at(1, null)).toBe(false);
  expect(createLockedDays(listed, []).isAnyWithin(1, 6, 1)).toBe(false);
  expect(createLockedDays(listed, []).isAnyWithin(1, 7, 1)).toBe(true);
});

/** Reads days that are written as their numbers. */
function readDays(entries: readonly DayOrRange[]) {
  const read = (value: unknown) =>
    Number.isNaN(Number(value)) ? null : { day: Number(value), time: 0 };
  return readListedDays(entries, read, '<Calendar>');
}

describe('listed days and ranges (DAT-5)', () => {
  const day = fc.integer({ min: 0, max: 60 });
  const entry = fc.oneof(day, fc.tuple(day, day));

  it('are the days that each of them names, whatever their order and however they overlap', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 9 }), (entries) => {
        const isListed = readDays(entries);
        const isNamed = (one: number) =>
          entries.some((named) => {
            if (!Array.isArray(named)) return named === one;
            return one >= Math.min(...named) && one <= Math.max(...named);
          });
        const days = Array.from({ length: 63 }, (_, index) => index - 1);
        const named = days.filter(isNamed);
        expect(days.filter((one) => isListed(one, one))).toEqual(named);
        const ranges = days.flatMap((from) =>
          [0, 1, 5].map((more) => [from, from + more] as const),
        );
        const isShared = ([from, to]: readonly [number, number]) =>
          named.some((one) => one >= from && one <= to);
        expect(ranges.filter((range) => isListed(...range))).toEqual(ranges.filter(isShared));
      }),
    );
  });

  it('warns of an entry that is not a date, and still locks the others', () => {
    const isListed = readDays(['x', [1, 'x'], ['x', 9], 4]);
    expectConsole('warn', 'lockDays: "x" can', 'lockDays: "1,x" can', 'lockDays: "x,9" can');
    expect([1, 4, 9].filter((one) => isListed(one, one))).toEqual([4]);
  });
});
