import { readMoment, type ValueCodec } from '../core/codec';
import { lockOf } from '../core/constraints';
import { type Day, FIRST_DAY, LAST_DAY } from '../core/day';
import { knownLimit, knownLock, warnOfCrossedLimits } from '../core/known-props';
import type { PeriodViolationType } from '../labels/date-labels.types';
import type { Problem } from '../value/field-state';
import type { PeriodPickerProps } from './period.types';
import { readPeriod } from './period-shape';
import {
  datesOf,
  type Period,
  type PeriodKind,
  type PeriodSpan,
  periodOf,
  periodSpan,
} from './periods';

export type PeriodViolation = Problem<PeriodViolationType>;

export interface PeriodConstraints {
  readonly min: Period;
  readonly max: Period;
  readonly maxItems: number | null;
  readonly lockedAt: (period: Period) => boolean | string;
}

export function readPeriodConstraints(
  { minDate, maxDate, lockPeriods = [], isPeriodDisabled, range, maxItems }: PeriodPickerProps,
  kind: PeriodKind,
  codec: ValueCodec,
  component: string,
): PeriodConstraints {
  // No period lies outside of the calendar, so that no key leads there.
  const limit = (prop: string, input: PeriodPickerProps['minDate'], edge: Day): Period =>
    periodOf(kind, knownLimit(component, prop, input, readMoment(input, codec))?.day ?? edge);
  const min = limit('minDate', minDate, FIRST_DAY);
  const max = limit('maxDate', maxDate, LAST_DAY);
  warnOfCrossedLimits(component, min > max);
  const listed = lockPeriods.flatMap((entry) =>
    knownLock(component, 'lockPeriods', entry, readPeriod(kind, entry, codec)),
  );
  const isDisabled = (period: Period) => {
    const { from, to } = datesOf(kind, periodSpan(period));
    return isPeriodDisabled?.(from, to) ?? false;
  };
  return {
    min,
    max,
    maxItems: range ? (maxItems ?? null) : 1,
    lockedAt: (period) => listed.includes(period) || isDisabled(period),
  };
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
