import { readMoment, type ValueCodec } from '../core/codec';
import { type Day, FIRST_DAY, LAST_DAY } from '../core/day';
import { knownLimit, knownLock, warnOfCrossedLimits } from '../core/known-props';
import { localDate } from '../core/zone';
import type { PeriodPickerProps } from './period.types';
import type { PeriodConstraints } from './period-constraints';
import { readPeriod } from './period-shape';
import { firstDayOf, lastDayOf, type Period, type PeriodKind, periodOf } from './periods';

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
  const listed = [lockPeriods]
    .flat()
    .flatMap((entry) => knownLock(component, 'lockPeriods', entry, readPeriod(kind, entry, codec)));
  return {
    min,
    max,
    maxItems: range ? (maxItems ?? null) : 1,
    lockedAt: (period) =>
      listed.includes(period) ||
      (isPeriodDisabled?.(
        localDate(firstDayOf(kind, period)),
        localDate(lastDayOf(kind, period)),
      ) ??
        false),
  };
}
