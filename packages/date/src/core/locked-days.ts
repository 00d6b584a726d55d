import type { Day } from './day';
import type { DateInput } from './instant';
import { knownLock } from './known-props';
import { inOrder, type Moment } from './moment';
import { localDate } from './zone';

/** Un día, o un rango por sus dos extremos. */
export type DayOrRange = DateInput | readonly [start: DateInput, end: DateInput];

export type DayLock = (day: Day, start: Day | null) => boolean | string;

export interface LockedDays {
  readonly at: DayLock;
  readonly isAnyWithin: (from: Day, to: Day, start: Day) => boolean | null;
}

/** A century: a function is never asked for more days than these at once. */
export const MAX_SCANNED_DAYS = 36_525;

/** Joins listed days and functions (DAT-5); what these said of a day is remembered for each start. */
export function createLockedDays(isListed: ListedDays, locks: readonly DayLock[]): LockedDays {
  const known = new Map<string, boolean | string>();
  const ask: DayLock = (day, start) => {
    const key = `${day} ${start}`;
    let reason = known.get(key);
    if (reason === undefined) {
      reason = false;
      for (const lock of locks) reason ||= lock(day, start) || false;
      known.set(key, reason);
    }
    return reason;
  };
  return {
    at: (day, start) => isListed(day, day) || (locks.length > 0 && ask(day, start)),
    isAnyWithin: (from, to, start) => {
      if (isListed(from, to)) return true;
      if (locks.length === 0) return false;
      const last = Math.min(to, from + MAX_SCANNED_DAYS - 1);
      for (let day = from; day <= last; day += 1) if (ask(day, start) !== false) return true;
      return last < to ? null : false;
    },
  };
}

/** Whether one of the days from the first to the last is listed. */
export type ListedDays = (from: Day, to: Day) => boolean;

export function readListedDays(
  entries: readonly DayOrRange[],
  read: (value: unknown) => Moment | null,
  component: string,
): ListedDays {
  const ranges = entries.flatMap((entry) => {
    const [first, last] = [entry, entry].flat();
    const [from, to] = [read(first), read(last)];
    const range = from && to && inOrder({ from, to }, false);
    return knownLock(component, 'lockDays', entry, range);
  });
  return (first, last) => ranges.some(({ from, to }) => from.day <= last && to.day >= first);
}

/** Counts the days of a range that pass every test, `null` without a test and for ranges of more than a century. */
export function createDayCount(
  tests: readonly ((date: Date) => boolean)[],
): (from: Day, to: Day) => number | null {
  return (from, to) => {
    if (tests.length === 0 || to - from >= MAX_SCANNED_DAYS) return null;
    let total = 0;
    for (let day = from; day <= to; day += 1) {
      const date = localDate(day);
      if (tests.every((test) => test(date))) total += 1;
    }
    return total;
  };
}
