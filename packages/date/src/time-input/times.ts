import { warnOnce } from '@guadua/utils/internal';
import { type ClockTime, isoTime, parseClockTime, shownTime } from '../core/clock-time';
import { lockOf } from '../core/constraints';
import { isMissing, knownLimit } from '../core/known-props';
import { readTimeLocks } from '../core/time-locks';
import type { TimeViolationType } from '../labels/date-labels.types';
import type { Problem } from '../value/field-state';
import { NOTHING, type ValueShape } from '../value/read-value';
import type { TimeInputProps } from './time-input.types';

export type TimeViolation = Problem<TimeViolationType>;

export interface TimeConstraints {
  readonly min: ClockTime | null;
  /** Before `min` it lies on the next day: a night shift from 22:00 to 06:00. */
  readonly max: ClockTime | null;
  readonly step: number | null;
  readonly lockedAt: (time: ClockTime) => boolean | string;
}

const COMPONENT = '<TimeInput>';
const DAY = 86_400;

export function timeShape(seconds: boolean): ValueShape<ClockTime> {
  return {
    partsOf: (raw) => [raw],
    read: (raw) => {
      if (isMissing(raw)) return NOTHING;
      const time = parseClockTime(raw);
      // Seconds that are not shown count for no limit either, and the list marks the time that is seen.
      if (time !== null) return { ...NOTHING, value: shownTime(time, seconds) };
      const unreadable = String(raw);
      warnOnce(
        COMPONENT,
        () => `value: "${unreadable}" is no time; give a text such as "08:30".`,
        'time-value',
      );
      return { ...NOTHING, unreadable };
    },
    write: (time) => (time === null ? null : isoTime(time, seconds)),
    isoTexts: (time) => (time === null ? [] : [isoTime(time, seconds)]),
  };
}

export function readTimeConstraints({
  min,
  max,
  step,
  lockTimes = [],
  isTimeDisabled,
  seconds = false,
}: TimeInputProps): TimeConstraints {
  const limit = (prop: string, text: unknown): ClockTime | null => {
    const time = parseClockTime(text);
    return knownLimit(COMPONENT, prop, text, time && shownTime(time, seconds));
  };
  const [first, last] = [limit('min', min), limit('max', max)];
  const isListed = readTimeLocks(lockTimes, COMPONENT);
  return {
    min: first,
    max: last,
    // A step of no minutes counts as none.
    step: step || null,
    lockedAt: (time) => isListed(time) || (isTimeDisabled?.(isoTime(time, seconds)) ?? false),
  };
}

export function timeViolation(constraints: TimeConstraints, time: ClockTime): TimeViolation | null {
  const { min, max, step, lockedAt } = constraints;
  if (min !== null && max !== null && max < min) {
    if (time > max && time < min) return { type: 'outside' };
  } else {
    if (min !== null && time < min) return { type: 'beforeMin' };
    if (max !== null && time > max) return { type: 'afterMax' };
  }
  const sinceFirst = (time - (min ?? 0) + DAY) % DAY;
  if (step !== null && sinceFirst % (step * 60) !== 0) return { type: 'step' };
  const lock = lockOf(lockedAt(time));
  return lock && { type: 'locked', ...lock };
}

export function listedTimes({ min, max, step }: TimeConstraints): readonly ClockTime[] {
  // A list by less than five minutes would be too long: it goes by half hours, as far as the step allows.
  const minutes = step !== null && step >= 5 ? step : 30 - (30 % (step ?? 1));
  const by = minutes * 60;
  const from = min ?? 0;
  const last = max ?? DAY - 1;
  const to = last < from ? last + DAY : last;
  return Array.from(
    { length: Math.floor((to - from) / by) + 1 },
    (_, index) => (from + index * by) % DAY,
  );
}

export function nearestPlace(times: readonly ClockTime[], time: ClockTime): number {
  const start = times[0] ?? 0;
  const after = (one: ClockTime) => (one - start + DAY) % DAY;
  let nearest = 0;
  for (const [place, one] of times.entries()) if (after(one) <= after(time)) nearest = place;
  return nearest;
}
