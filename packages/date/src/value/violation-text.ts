import type { DateConstraints, Violation } from '../core/constraints';
import type { DateNames } from '../core/date-names';
import type { DateLabels } from '../labels/date-labels.types';

/** Why something was refused, in words for the person (DAT-5). */
export function violationText(
  { type, text }: Violation,
  { min, max, minDays, maxDays }: DateConstraints,
  labels: DateLabels,
  names: DateNames,
): string {
  if (text) return text;
  switch (type) {
    case 'beforeMin':
      return labels.violations.beforeMin(min ? names.longDay(min.day) : '');
    case 'afterMax':
      return labels.violations.afterMax(max ? names.longDay(max.day) : '');
    case 'tooShort':
      return labels.violations.tooShort(labels.days(minDays ?? 1));
    case 'tooLong':
      return labels.violations.tooLong(labels.days(maxDays ?? 1));
    default:
      return labels.violations[type]('');
  }
}
