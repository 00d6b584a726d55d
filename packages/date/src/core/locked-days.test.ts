import { expect, it, vi } from 'vitest';
import { spanViolation } from './constraints';
import { FIRST_DAY, LAST_DAY } from './day';
import { createLockedDays, MAX_SCANNED_DAYS } from './locked-days';

const NONE = { has: () => false, meets: () => false };
const limits = {
  mode: 'range',
  time: false,
  seconds: false,
  lockedTime: null,
  min: null,
  max: null,
  disallowLocked: true,
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
