import { warnOnce } from '@guadua/utils/internal';
import { readMoment, type ValueCodec } from '../core/codec';
import { type Day, FIRST_DAY, LAST_DAY } from '../core/day';
import { localDate } from '../core/zone';
import { isMissing } from '../value/read-value';
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
  const limit = (prop: string, input: PeriodPickerProps['minDate'], edge: Day): Period => {
    const moment = readMoment(input, codec);
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
  const listed = new Set(
    [lockPeriods].flat().map((entry) => {
      const period = readPeriod(kind, entry, codec);
      warnOnce(
        component,
        () => period === null && `lockPeriods: "${String(entry)}" is no period; it locks nothing.`,
        'period-lock',
      );
      return period;
    }),
  );
  return {
    min,
    max,
    maxItems: range ? (maxItems ?? null) : 1,
    lockedAt: (period) =>
      listed.has(period) ||
      (isPeriodDisabled?.(
        localDate(firstDayOf(kind, period)),
        localDate(lastDayOf(kind, period)),
      ) ??
        false),
  };
}
