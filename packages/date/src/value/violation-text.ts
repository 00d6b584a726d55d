import { formatClockTime, LAST_MINUTE } from '../core/clock-time';
import { longestRange, type Violation, type ViolationType } from '../core/constraints';
import type { Moment } from '../core/moment';
import type { CalendarLabels } from '../labels/date-labels.types';
import type { DateContext } from './use-date-context';

export function violationText(
  { type, text = '', day, time = 0 }: Violation,
  { constraints, names, clock }: Pick<DateContext, 'constraints' | 'names' | 'clock'>,
  labels: CalendarLabels,
): string {
  const { min, max, minDays, mode } = constraints;
  const limit = (moment: Moment | null) => {
    if (!moment) return '';
    const isPartOfDay = moment.time !== 0 && moment.time < LAST_MINUTE;
    const day = names.longDay(moment.day);
    if (clock === null || !isPartOfDay) return day;
    return `${day}, ${formatClockTime(moment.time, clock)}`;
  };
  const limits: Partial<Record<ViolationType, string>> = {
    beforeMin: limit(min),
    afterMax: limit(max),
    tooShort: labels.days(minDays ?? 1),
    tooLong: labels.days(longestRange(constraints)),
    locked: text,
    lockedTime: text,
  };
  // A range has two ends, and the sentence says which one is meant.
  const lockedDay = type === 'locked' && mode === 'range' && day !== undefined;
  const lockedTime = type === 'lockedTime' && clock ? formatClockTime(time, clock) : '';
  return labels.violations[type](limits[type] ?? '', lockedDay ? names.longDay(day) : lockedTime);
}
