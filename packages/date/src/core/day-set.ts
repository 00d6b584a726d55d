import type { Inclusivity } from '../functions/units';
import type { Day } from './day';
import type { Moment } from './moment';
import type { DateInput } from './to-date';

/** A day, or a range by its two ends. */
export type DayOrRange = DateInput | readonly [start: DateInput, end: DateInput];

/** Tells whether one of the days or ranges holds a day. */
export type DaySet = (day: Day) => boolean;

/**
 * Reads `lockDays` (DAT-5). The inclusivity says whether the ends of a range are locked too; a single
 * day always is.
 *
 * @param onUnreadable Told of each entry that is no date.
 */
export function daySet(
  entries: readonly DayOrRange[],
  inclusivity: Inclusivity,
  read: (value: DateInput) => Moment | null,
  onUnreadable: (entry: unknown) => void,
): DaySet {
  const open = inclusivity.startsWith('(') ? 1 : 0;
  const close = inclusivity.endsWith(')') ? 1 : 0;
  const ranges: [Day, Day][] = [];
  for (const entry of entries) {
    const [start, end] = isRange(entry) ? entry : [entry, entry];
    const from = read(start);
    const to = read(end);
    if (!from || !to) onUnreadable(entry);
    else if (isRange(entry)) ranges.push([from.day + open, to.day - close]);
    else ranges.push([from.day, to.day]);
  }
  return (day) => ranges.some(([from, to]) => day >= from && day <= to);
}

function isRange(entry: DayOrRange): entry is readonly [DateInput, DateInput] {
  return Array.isArray(entry);
}
