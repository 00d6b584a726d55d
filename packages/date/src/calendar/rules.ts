import type { Day } from '../days/day';

/** A day and a time on its clock, in minutes since 00:00. */
export interface Moment {
  readonly day: Day;
  readonly minutes: number;
}

/** What a picker holds: two ends, the same one twice for a single date. */
export interface Span {
  readonly from: Moment;
  readonly to: Moment;
}

/** Why a day or a range was refused (DAT-5). */
export type RefusalType =
  | 'beforeMin'
  | 'afterMax'
  | 'locked'
  | 'tooShort'
  | 'tooLong'
  | 'onlyForward'
  | 'onlyBackward'
  | 'crossesLocked'
  | 'backward';

/** A refusal, with the caller's own words for a locked day. */
export interface Refusal {
  readonly type: RefusalType;
  readonly text?: string | undefined;
}

/** What may be picked. Days are compared as numbers; the times of the limits count only with a time. */
export interface Rules {
  readonly mode: 'single' | 'range';
  readonly time: boolean;
  readonly min: Moment | null;
  readonly max: Moment | null;
  /** `true` or the reason when a day is locked; `start` is the day picked before, if any. */
  readonly locked: (day: Day, start: Day | null) => boolean | string;
  readonly disallowLocked: boolean;
  readonly minDays: number | null;
  readonly maxDays: number | null;
  readonly forward: boolean;
  readonly backward: boolean;
}

/** Why a day can't be picked by itself: as a single date, or as the first of a range. */
export function dayRefusal(rules: Rules, day: Day, start: Day | null = null): Refusal | null {
  if (rules.min && day < rules.min.day) return { type: 'beforeMin' };
  if (rules.max && day > rules.max.day) return { type: 'afterMax' };
  const locked = rules.locked(day, start);
  if (locked === false) return null;
  return { type: 'locked', text: typeof locked === 'string' ? locked : undefined };
}

/** Why a day can't be the second of a range that began with another; crossing is judged on picking. */
export function secondDayRefusal(rules: Rules, start: Day, day: Day): Refusal | null {
  if (rules.forward && !rules.backward && day < start) return { type: 'onlyForward' };
  if (rules.backward && !rules.forward && day > start) return { type: 'onlyBackward' };
  return dayRefusal(rules, day, start) ?? lengthRefusal(rules, start, day);
}

/** Why a whole span can't become the value; `force` accepts all but a span that runs backwards. */
export function spanRefusal(rules: Rules, { from, to }: Span, force = false): Refusal | null {
  const time = rules.time ? 1 : 0;
  if (to.day < from.day || (to.day === from.day && (to.minutes - from.minutes) * time < 0)) {
    return { type: 'backward' };
  }
  if (force) return null;
  if (rules.min && isBefore(from, rules.min, rules.time)) return { type: 'beforeMin' };
  if (rules.max && isBefore(rules.max, to, rules.time)) return { type: 'afterMax' };
  const single = rules.mode === 'single';
  const ends = dayRefusal(rules, from.day) ?? (single ? null : dayRefusal(rules, to.day, from.day));
  if (ends || single) return ends;
  const length = lengthRefusal(rules, from.day, to.day);
  if (length || !rules.disallowLocked) return length;
  return crossesLocked(rules, from.day, to.day) ? { type: 'crossesLocked' } : null;
}

/** How many days from one to the other, both counted. */
export function countDays(a: Day, b: Day): number {
  return Math.abs(b - a) + 1;
}

function lengthRefusal(rules: Rules, a: Day, b: Day): Refusal | null {
  const count = countDays(a, b);
  if (rules.minDays !== null && count < rules.minDays) return { type: 'tooShort' };
  if (rules.maxDays !== null && count > rules.maxDays) return { type: 'tooLong' };
  return null;
}

function crossesLocked(rules: Rules, from: Day, to: Day): boolean {
  for (let day = from; day <= to; day += 1) {
    if (rules.locked(day, from) !== false) return true;
  }
  return false;
}

function isBefore(a: Moment, b: Moment, time: boolean): boolean {
  return a.day < b.day || (time && a.day === b.day && a.minutes < b.minutes);
}
