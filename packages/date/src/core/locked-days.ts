import type { Day } from './day';
import type { DateInput } from './instant';
import type { Moment } from './moment';

/** A day, or a range by its two ends. */
export type DayOrRange = DateInput | readonly [start: DateInput, end: DateInput];

export type DayLock = (day: Day, start: Day | null) => boolean | string;

export interface LockedDays {
  readonly at: DayLock;
  readonly isAnyWithin: (from: Day, to: Day, start: Day) => boolean | null;
}

/** A century: a function is never asked for more days than these at once. */
export const MAX_SCANNED_DAYS = 36_525;

/** Joins listed days and functions (DAT-5); what these said of a day is remembered until the start changes. */
export function createLockedDays(listed: DaySet, locks: readonly DayLock[]): LockedDays {
  let rememberedStart: Day | null = null;
  let remembered = new Map<Day, boolean | string>();
  const ask: DayLock = (day, start) => {
    if (start !== rememberedStart) {
      rememberedStart = start;
      remembered = new Map();
    }
    const known = remembered.get(day);
    if (known !== undefined) return known;
    let reason: boolean | string = false;
    for (const lock of locks) reason ||= lock(day, start) || false;
    remembered.set(day, reason);
    return reason;
  };
  return {
    at: (day, start) => (listed.has(day) ? true : locks.length > 0 && ask(day, start)),
    isAnyWithin: (from, to, start) => {
      if (listed.meets(from, to)) return true;
      if (locks.length === 0) return false;
      const last = Math.min(to, from + MAX_SCANNED_DAYS - 1);
      for (let day = from; day <= last; day += 1) if (ask(day, start) !== false) return true;
      return last < to ? null : false;
    },
  };
}

export interface DaySet {
  readonly has: (day: Day) => boolean;
  readonly meets: (from: Day, to: Day) => boolean;
}

export function readDaySet(
  entries: readonly DayOrRange[],
  read: (value: DateInput) => Moment | null,
  onUnreadable: (entry: unknown) => void,
): DaySet {
  const ranges: [Day, Day][] = [];
  for (const entry of entries) {
    const [first, last] = isRange(entry) ? entry : [entry, entry];
    const [from, to] = [read(first), read(last)];
    if (!from || !to) onUnreadable(entry);
    else ranges.push([Math.min(from.day, to.day), Math.max(from.day, to.day)]);
  }
  const meets = (from: Day, to: Day) => ranges.some(([first, last]) => first <= to && last >= from);
  return { has: (day) => meets(day, day), meets };
}

function isRange(entry: DayOrRange): entry is readonly [DateInput, DateInput] {
  return Array.isArray(entry);
}
