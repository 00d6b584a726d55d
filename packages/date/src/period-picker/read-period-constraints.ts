import { warnOnce } from '@guadua/utils/internal';
import { readMoment, type ValueCodec } from '../core/codec';
import { type Day, FIRST_DAY, LAST_DAY } from '../core/day';
import { guarded } from '../core/guarded';
import { localDate } from '../core/zone';
import { isMissing } from '../value/read-value';
import type { PeriodPickerProps } from './period.types';
import type { PeriodConstraints } from './period-constraints';
import { firstDayOf, lastDayOf, type Period, type PeriodKind, periodOf } from './periods';

/** Reads what may be chosen from the props, and warns of what can't be read (CMP-9). */
export function readPeriodConstraints(
  { minDate, maxDate, lockPeriod, range, maxPeriods }: PeriodPickerProps,
  kind: PeriodKind,
  codec: ValueCodec,
  component: string,
): PeriodConstraints {
  // No period lies outside of the calendar, so that no key leads there.
  const limit = (prop: string, input: PeriodPickerProps['minDate'], edge: Day): Period => {
    const moment = isMissing(input) ? null : readMoment(input, codec);
    warnOnce(
      component,
      () =>
        !isMissing(input) &&
        !moment &&
        `${prop}: "${String(input)}" is no date; there is no such limit.`,
      'period-limit',
    );
    return periodOf(kind, moment?.day ?? edge);
  };
  const min = limit('minDate', minDate, FIRST_DAY);
  const max = limit('maxDate', maxDate, LAST_DAY);
  warnOnce(
    component,
    () => min > max && 'minDate: it lies after maxDate, so no period can be picked. Swap them.',
    'period-limits-crossed',
  );
  const lock = lockPeriod && guarded(component, 'lockPeriod:', lockPeriod, false);
  return {
    min,
    max,
    maxPeriods: range ? (maxPeriods ?? null) : 1,
    lockedAt: (period) =>
      lock?.(localDate(firstDayOf(kind, period)), localDate(lastDayOf(kind, period))) ?? false,
  };
}
