import { lockOf } from '../core/constraints';
import type { PeriodViolationType } from '../labels/date-labels.types';
import type { Period, PeriodSpan } from './periods';

export interface PeriodViolation {
  readonly type: PeriodViolationType;
  readonly text?: string | undefined;
}

export interface PeriodConstraints {
  readonly min: Period;
  readonly max: Period;
  readonly maxItems: number | null;
  readonly lockedAt: (period: Period) => boolean | string;
}

export function periodViolation(
  { min, max, lockedAt }: PeriodConstraints,
  period: Period,
): PeriodViolation | null {
  if (period < min) return { type: 'beforeMin' };
  if (period > max) return { type: 'afterMax' };
  const lock = lockOf(lockedAt(period));
  return lock && { type: 'locked', ...lock };
}

/** Why several in a row can't be: its ends, or its length. A locked one between them is passed over. */
export function periodSpanViolation(
  constraints: PeriodConstraints,
  { from, to }: PeriodSpan,
): PeriodViolation | null {
  const { maxItems } = constraints;
  const ends = periodViolation(constraints, from) ?? periodViolation(constraints, to);
  if (ends) return ends;
  return maxItems !== null && to - from + 1 > maxItems ? { type: 'tooLong' } : null;
}

export function pickPeriod(start: Period | null, period: Period): PeriodSpan {
  const other = start ?? period;
  return { from: Math.min(other, period), to: Math.max(other, period) };
}
