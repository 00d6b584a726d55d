import type { Day } from './day';
import type { Moment, Span } from './moment';

/** Why a day or a range was refused (DAT-5). */
export type ViolationType =
  | 'beforeMin'
  | 'afterMax'
  | 'locked'
  | 'tooShort'
  | 'tooLong'
  | 'onlyForward'
  | 'onlyBackward'
  | 'crossesLocked'
  | 'backward';

/** A violation, with the caller's own words for a locked day. */
export interface Violation {
  readonly type: ViolationType;
  readonly text?: string | undefined;
}

/** What may be picked, from the props. Days are compared as numbers; the times of the limits count only with a time. */
export interface DateConstraints {
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
export function dayViolation(
  constraints: DateConstraints,
  day: Day,
  start: Day | null = null,
): Violation | null {
  if (constraints.min && day < constraints.min.day) return { type: 'beforeMin' };
  if (constraints.max && day > constraints.max.day) return { type: 'afterMax' };
  const locked = constraints.locked(day, start);
  if (locked === false) return null;
  return { type: 'locked', text: typeof locked === 'string' ? locked : undefined };
}

/** Why a day can't be the second of a range that began with another; crossing is judged on picking. */
export function endViolation(constraints: DateConstraints, start: Day, day: Day): Violation | null {
  if (constraints.forward && !constraints.backward && day < start) return { type: 'onlyForward' };
  if (constraints.backward && !constraints.forward && day > start) return { type: 'onlyBackward' };
  return dayViolation(constraints, day, start) ?? lengthViolation(constraints, start, day);
}

/** Why a whole span can't become the value; `force` accepts all but a span that runs backwards. */
export function spanViolation(
  constraints: DateConstraints,
  { from, to }: Span,
  force = false,
): Violation | null {
  const time = constraints.time ? 1 : 0;
  if (to.day < from.day || (to.day === from.day && (to.minutes - from.minutes) * time < 0)) {
    return { type: 'backward' };
  }
  if (force) return null;
  if (constraints.min && isBefore(from, constraints.min, constraints.time))
    return { type: 'beforeMin' };
  if (constraints.max && isBefore(constraints.max, to, constraints.time))
    return { type: 'afterMax' };
  const single = constraints.mode === 'single';
  const ends =
    dayViolation(constraints, from.day) ??
    (single ? null : dayViolation(constraints, to.day, from.day));
  if (ends || single) return ends;
  const length = lengthViolation(constraints, from.day, to.day);
  if (length || !constraints.disallowLocked) return length;
  return crossesLocked(constraints, from.day, to.day) ? { type: 'crossesLocked' } : null;
}

/** How many days from one to the other, both counted. */
export function countDays(a: Day, b: Day): number {
  return Math.abs(b - a) + 1;
}

function lengthViolation(constraints: DateConstraints, a: Day, b: Day): Violation | null {
  const count = countDays(a, b);
  if (constraints.minDays !== null && count < constraints.minDays) return { type: 'tooShort' };
  if (constraints.maxDays !== null && count > constraints.maxDays) return { type: 'tooLong' };
  return null;
}

function crossesLocked(constraints: DateConstraints, from: Day, to: Day): boolean {
  for (let day = from; day <= to; day += 1) {
    if (constraints.locked(day, from) !== false) return true;
  }
  return false;
}

function isBefore(a: Moment, b: Moment, time: boolean): boolean {
  return a.day < b.day || (time && a.day === b.day && a.minutes < b.minutes);
}
