/** The midnight here of a day of the calendar; an invalid date where there is no such day. */
export function localDay(year: number, month: number, day: number): Date {
  const date = new Date(2000, 0, 1);
  date.setFullYear(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? date : new Date(Number.NaN);
}
