/** Days since 1 January 1970: no time zone can move a calendar day (DAT-14), and days add as plain numbers. */
export type Day = number;

/** Months counted from January of year 0: `year * 12 + (month - 1)`. They add as plain numbers. */
export type MonthIndex = number;

/** First and last day that a picker takes: a year of four digits, as ISO 8601 writes it. */
export const FIRST_DAY: Day = -719162; // 0001-01-01
export const LAST_DAY: Day = 2932896; // 9999-12-31

export const MS_PER_DAY = 86_400_000;

/** The day with these parts; parts out of their range run over, as in `new Date(y, m, d)`. */
export function toDay(year: number, month: number, day: number): Day {
  return new Date(0).setUTCFullYear(year, month - 1, day) / MS_PER_DAY;
}

export function dayParts(day: Day): { year: number; month: number; day: number } {
  const date = new Date(day * MS_PER_DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function realDay(year: number, month: number, day: number): Day | null {
  if (![year, month, day].every(Number.isInteger)) return null;
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return null;
  return day <= daysInMonth(monthIndex(year, month)) ? toDay(year, month, day) : null;
}

export function weekday(day: Day): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function startOfWeek(day: Day, firstDay: number): Day {
  return day - ((((weekday(day) - firstDay) % 7) + 7) % 7);
}

export function monthIndex(year: number, month: number): MonthIndex {
  return year * 12 + month - 1;
}

export function monthOf(day: Day): MonthIndex {
  const { year, month } = dayParts(day);
  return monthIndex(year, month);
}

export function firstOfMonth(month: MonthIndex): Day {
  return toDay(0, month + 1, 1);
}

export function lastOfMonth(month: MonthIndex): Day {
  return firstOfMonth(month + 1) - 1;
}

export function daysInMonth(month: MonthIndex): number {
  return firstOfMonth(month + 1) - firstOfMonth(month);
}

/** The day a number of months later; a day that the month lacks becomes its last (31 January + 1 = 28 February). */
export function addMonths(day: Day, months: number): Day {
  const parts = dayParts(day);
  const month = monthIndex(parts.year, parts.month) + months;
  return firstOfMonth(month) + Math.min(parts.day, daysInMonth(month)) - 1;
}

/** ISO 8601 week number: the week of the year's first Thursday is the first. */
export function isoWeek(day: Day): number {
  const thursday = startOfWeek(day, 1) + 3;
  return Math.floor((thursday - toDay(dayParts(thursday).year, 1, 1)) / 7) + 1;
}

export function formatIsoDay(day: Day): string {
  const { year, month, day: date } = dayParts(day);
  return `${pad(year, 4)}-${pad(month)}-${pad(date)}`;
}

export function parseIsoDay(text: string): Day | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  return match ? realDay(Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

export function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}
