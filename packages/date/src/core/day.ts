/**
 * A calendar day as the number of days since 1 January 1970 in the Gregorian calendar. It is no
 * instant: no time zone and no daylight saving can move it (DAT-14), and days compare and add as
 * plain numbers.
 */
export type Day = number;

/** A calendar day by its parts; `month` runs from 1 to 12. */
export interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Months counted from January of year 0: `year * 12 + (month - 1)`. They add as plain numbers. */
export type MonthIndex = number;

/** First and last day that a picker takes: a year of four digits, as ISO 8601 writes it. */
export const FIRST_DAY: Day = -719162; // 0001-01-01
export const LAST_DAY: Day = 2932896; // 9999-12-31

const DAYS_PER_ERA = 146097;

/** The day with these parts; parts out of their range run over, as in `new Date(y, m, d)`. */
export function toDay(year: number, month: number, day: number): Day {
  const monthIndex = year * 12 + month - 1;
  const y = Math.floor(monthIndex / 12);
  const m = monthIndex - y * 12;
  // The year begins in March, so that the leap day is its last (Howard Hinnant, days_from_civil).
  const marchYear = m < 2 ? y - 1 : y;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((m + 10) % 12) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - 719468;
}

/** The parts of a day. */
export function dayParts(day: Day): DayParts {
  const shifted = day + 719468;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36524) -
      Math.floor(dayOfEra / 146096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

/** The day with these parts, or `null` when there is no such day (31 February). */
export function realDay(year: number, month: number, day: number): Day | null {
  if (![year, month, day].every(Number.isInteger)) return null;
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return null;
  return day <= daysInMonth(monthIndex(year, month)) ? toDay(year, month, day) : null;
}

/** Day of the week, 0 (Sunday) to 6 (Saturday). */
export function weekday(day: Day): number {
  return (((day + 4) % 7) + 7) % 7;
}

/**
 * How many days a week is old on a day of it. From a caller without types 7 is Sunday too, and what is no
 * number is Monday.
 */
export function weekAge(weekday: number, firstDay: number): number {
  const first = Number.isNaN(Number(firstDay)) ? 1 : firstDay;
  return (((weekday - first) % 7) + 7) % 7;
}

/** First day of the week that a day lies in. */
export function startOfWeek(day: Day, firstDay: number): Day {
  return day - weekAge(weekday(day), firstDay);
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

/** So many months later; a day that the month lacks becomes its last (31 January + 1 = 28 February). */
export function addMonths(day: Day, months: number): Day {
  const parts = dayParts(day);
  const month = monthIndex(parts.year, parts.month) + months;
  return firstOfMonth(month) + Math.min(parts.day, daysInMonth(month)) - 1;
}

/** ISO 8601 week number: the week of the year's first Thursday is the first. */
export function isoWeek(day: Day): number {
  const thursday = startOfWeek(day, 1) + 3;
  const { year } = dayParts(thursday);
  return Math.floor((thursday - toDay(year, 1, 1)) / 7) + 1;
}

/** The day as `YYYY-MM-DD`. */
export function formatIsoDay(day: Day): string {
  const { year, month, day: date } = dayParts(day);
  return `${pad(year, 4)}-${pad(month)}-${pad(date)}`;
}

/** The day that `YYYY-MM-DD` names; `null` for anything else. */
export function parseIsoDay(text: string): Day | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  return match ? realDay(Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

export function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}
