import type { ClockTime } from '../core/clock-time';
import { lockOf } from '../core/constraints';
import type { TimeViolationType } from '../labels/date-labels.types';

export interface TimeViolation {
  readonly type: TimeViolationType;
  readonly text?: string | undefined;
}

export interface TimeConstraints {
  readonly min: ClockTime | null;
  /** Before `min` it lies on the next day: a night shift from 22:00 to 06:00. */
  readonly max: ClockTime | null;
  readonly step: number | null;
  readonly lockedAt: (time: ClockTime) => boolean | string;
}

const DAY = 86_400;

/** Minutes between two times of the list: half an hour without a step, or with one too small to choose from. */
function listStep(step: number | null): number {
  if (step !== null && step >= 5) return step;
  // Half hours hold steps of one, two and three minutes, but none of four.
  return step === 4 ? 20 : 30;
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
  const by = listStep(step) * 60;
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
