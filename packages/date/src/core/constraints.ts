import type { ClockTime } from './clock-time';
import type { Day } from './day';
import { type LockedDays, MAX_SCANNED_DAYS } from './locked-days';
import { isBefore, type Moment, type Span } from './moment';

/** Por qué no se aceptó un día o un rango. */
export type ViolationType =
  | 'beforeMin'
  | 'afterMax'
  | 'locked'
  | 'lockedTime'
  | 'tooShort'
  | 'tooLong'
  | 'onlyForward'
  | 'onlyBackward'
  | 'crossesLocked'
  | 'backward';

export interface Violation {
  readonly type: ViolationType;
  readonly text?: string | undefined;
  readonly day?: Day | undefined;
  readonly time?: ClockTime | undefined;
}

export interface DateConstraints {
  readonly mode: 'single' | 'range';
  readonly time: boolean;
  readonly seconds: boolean;
  readonly lockedTime: (moment: Moment) => boolean | string;
  readonly min: Moment | null;
  readonly max: Moment | null;
  readonly locked: LockedDays;
  readonly allowLocked: boolean;
  readonly minDays: number | null;
  readonly maxDays: number | null;
  readonly forward: boolean;
  readonly backward: boolean;
}

export function dayViolation(
  { min, max, locked }: DateConstraints,
  day: Day,
  start: Day | null = null,
): Violation | null {
  if (min && day < min.day) return { type: 'beforeMin' };
  if (max && day > max.day) return { type: 'afterMax' };
  const lock = lockOf(locked.at(day, start));
  return lock && { type: 'locked', day, ...lock };
}

/** Reads the answer of a lock function: `false` and an empty text lock nothing, another text is the reason. */
export function lockOf(answer: boolean | string): { readonly text: string | undefined } | null {
  if (answer === false || answer === '') return null;
  return { text: answer === true ? undefined : answer };
}

export function endViolation(constraints: DateConstraints, start: Day, day: Day): Violation | null {
  if (constraints.forward && !constraints.backward && day < start) return { type: 'onlyForward' };
  if (constraints.backward && !constraints.forward && day > start) return { type: 'onlyBackward' };
  return dayViolation(constraints, day, start) ?? lengthViolation(constraints, start, day);
}

export function spanViolation(
  constraints: DateConstraints,
  { from, to }: Span,
  start: Day = from.day,
): Violation | null {
  const { min, max, time } = constraints;
  if (isBefore(to, from, time)) return { type: 'backward' };
  if (min && isBefore(from, min, time)) return { type: 'beforeMin' };
  if (max && isBefore(max, to, time)) return { type: 'afterMax' };
  const single = constraints.mode === 'single';
  const ends =
    dayViolation(constraints, from.day) ??
    (single ? null : dayViolation(constraints, to.day, from.day));
  if (ends) return ends;
  const times =
    timeViolation(constraints, from) ?? (single ? null : timeViolation(constraints, to));
  if (times || single) return times;
  const length = lengthViolation(constraints, from.day, to.day);
  if (length || constraints.allowLocked) return length;
  const isCrossing = constraints.locked.isAnyWithin(from.day, to.day, start);
  if (isCrossing === null) return { type: 'tooLong' };
  return isCrossing ? { type: 'crossesLocked' } : null;
}

function timeViolation({ time, lockedTime }: DateConstraints, moment: Moment): Violation | null {
  const lock = lockOf(time && lockedTime(moment));
  return lock && { type: 'lockedTime', time: moment.time, ...lock };
}

export function longestRange({ maxDays }: DateConstraints): number {
  return maxDays ?? MAX_SCANNED_DAYS;
}

export function countDays(a: Day, b: Day): number {
  return Math.abs(b - a) + 1;
}

function lengthViolation(constraints: DateConstraints, a: Day, b: Day): Violation | null {
  const count = countDays(a, b);
  if (constraints.minDays !== null && count < constraints.minDays) return { type: 'tooShort' };
  if (constraints.maxDays !== null && count > constraints.maxDays) return { type: 'tooLong' };
  return null;
}
