import { formatClockTime, LAST_MINUTE, type TimeFormat } from '../core/clock-time';
import { type DateConstraints, longestRange, type Violation } from '../core/constraints';
import type { DateNames } from '../core/date-names';
import type { Moment } from '../core/moment';
import type { CalendarLabels } from '../labels/date-labels.types';

export interface ViolationContext {
  readonly constraints: DateConstraints;
  readonly names: DateNames;
  readonly clock: TimeFormat | null;
}

export function violationText(
  { type, text = '', day, time = 0 }: Violation,
  { constraints, names, clock }: ViolationContext,
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
  switch (type) {
    case 'beforeMin':
      return labels.violations.beforeMin(limit(min), '');
    case 'afterMax':
      return labels.violations.afterMax(limit(max), '');
    case 'tooShort':
      return labels.violations.tooShort(labels.days(minDays ?? 1), '');
    case 'tooLong':
      return labels.violations.tooLong(labels.days(longestRange(constraints)), '');
    case 'locked':
      // Of two ends the sentence says which one.
      return labels.violations.locked(
        text,
        mode === 'range' && day !== undefined ? names.longDay(day) : '',
      );
    case 'lockedTime':
      return labels.violations.lockedTime(text, clock ? formatClockTime(time, clock) : '');
    default:
      return labels.violations[type]('', '');
  }
}
