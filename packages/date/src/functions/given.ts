import { warnOnce } from '@guadua/utils/internal';

/** What is no date, from a caller without types, counts as an invalid one, with a warning (DTF-6). */
export function givenDate(name: string, date: Date): Date {
  if (Object.prototype.toString.call(date) === '[object Date]') return date;
  warnOnce(
    name,
    () =>
      `date: "${String(date)}" is no Date and counts as an invalid one. Give a Date: toDate and parseDate make one of a text.`,
    'date-given',
  );
  return new Date(Number.NaN);
}
