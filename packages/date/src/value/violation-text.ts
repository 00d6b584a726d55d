import { LAST_MINUTE } from '../core/codec';
import { type DateConstraints, longestRange, type Violation } from '../core/constraints';
import type { DateNames } from '../core/date-names';
import type { Moment } from '../core/moment';
import type { DateLabels } from '../labels/date-labels.types';
import { formatMoment } from '../text/date-text';

/** What is wrong with a day or a range, as a sentence for the person (DAT-5). */
export function violationText(
  { type, text = '', day }: Violation,
  constraints: DateConstraints,
  labels: DateLabels,
  names: DateNames,
): string {
  const { min, max, minDays, mode } = constraints;
  const limit = (moment: Moment | null) => {
    if (!moment) return '';
    const isPartOfDay = moment.minutes !== 0 && moment.minutes !== LAST_MINUTE;
    const clock = constraints.time && isPartOfDay;
    return names.longDay(moment.day) + (clock ? formatMoment(moment, ', hh:mm a', names) : '');
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
    default:
      return labels.violations[type]('', '');
  }
}
