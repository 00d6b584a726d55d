import { warnOnce } from '@guadua/utils/internal';
import { isDate } from '../core/instant';

/** What is no date, from a caller without types, counts as an invalid one, with a warning (DTF-6). */
export function givenDate(name: string, date: Date): Date {
  if (isDate(date)) return date;
  warnOnce(
    name,
    () =>
      `date: "${String(date)}" is no Date and counts as an invalid one. Give a Date: toDate and parseDate make one of a text.`,
    'date-given',
  );
  return new Date(Number.NaN);
}
