import type { DateLabels } from '../labels/date-labels.types';
import type { DateNames } from './date-names';
import type { Refusal, Rules } from './rules';

/** Why something was refused, in words for the person (DAT-5). */
export function refusalText(
  { type, text }: Refusal,
  { min, max, minDays, maxDays }: Rules,
  labels: DateLabels,
  names: DateNames,
): string {
  if (text) return text;
  switch (type) {
    case 'beforeMin':
      return labels.refusals.beforeMin(min ? names.longDay(min.day) : '');
    case 'afterMax':
      return labels.refusals.afterMax(max ? names.longDay(max.day) : '');
    case 'tooShort':
      return labels.refusals.tooShort(labels.days(minDays ?? 1));
    case 'tooLong':
      return labels.refusals.tooLong(labels.days(maxDays ?? 1));
    default:
      return labels.refusals[type]('');
  }
}
