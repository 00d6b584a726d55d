import { warnOnce } from '@guadua/utils/internal';
import { readMoment, type ValueCodec } from '../core/codec';
import { localDate } from '../core/zone';
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
  const limit = (prop: string, input: PeriodPickerProps['minDate']): Period | null => {
    if (input === undefined) return null;
    const moment = readMoment(input, codec);
    if (!moment)
      warnOnce(
        component,
        `${prop}: "${String(input)}" is no date; there is no such limit.`,
        'period-limit',
      );
    return moment && periodOf(kind, moment.day);
  };
  const [min, max] = [limit('minDate', minDate), limit('maxDate', maxDate)];
  if (min !== null && max !== null && min > max) {
    warnOnce(
      component,
      'minDate: it lies after maxDate, so no period can be picked. Swap them.',
      'period-limits-crossed',
    );
  }
  return {
    min,
    max,
    maxPeriods: range ? (maxPeriods ?? null) : 1,
    lockedAt: (period) => {
      if (!lockPeriod) return false;
      try {
        return lockPeriod(localDate(firstDayOf(kind, period)), localDate(lastDayOf(kind, period)));
      } catch (error) {
        warnOnce(
          component,
          `lockPeriod: it threw (${String(error)}); that period is not locked.`,
          'period-lock',
        );
        return false;
      }
    },
  };
}
