import { type DateInput, instantOf, readInstant } from './instant';

const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** RFC 5322 and `Date.prototype.toUTCString`: `Thu, 05 Mar 2026 10:00:00 GMT`. */
const DAY_FIRST =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun),? )?(?<day>\d{1,2}) (?<month>[a-z]{3}) (?<year>\d{4})(?:,? (?<time>\d.*))?$/i;
/** `Date.prototype.toString`, and English: `Thu Mar 05 2026 10:00:00 GMT-0500`, `Mar 5, 2026`. */
const MONTH_FIRST =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun),? )?(?<month>[a-z]{3}) (?<day>\d{1,2}),? (?<year>\d{4})(?:,? (?<time>\d.*))?$/i;
const CLOCK =
  /^(\d\d?):(\d\d)(?::(\d\d))?(?: ?(z|utc|gmt|ut|(?:gmt|utc)?[+-]\d\d:?\d\d))?(?: \([^)]*\))?$/i;
/** The six digits that ISO 8601 gives years beyond 9999, as `Date.prototype.toISOString` does; there is no year -0. */
const LONG_YEAR = /^(\+\d{6}|-(?!0{6})\d{6})(-.*)$/;
const MS_PER_CYCLE = 146_097 * 86_400_000;

/**
 * Reads a date (DTF-2): ISO 8601, RFC 5322, and the forms that databases and `Date` itself write. A
 * text without a zone is read as UTC, one with an offset keeps it.
 * @returns A new `Date`, or `null` for what can't be read; `05/03/2026`, which is two days, can't.
 * @example
 * toDate('2026-03-05T10:00') // 10:00 UTC
 * toDate('2026-03-05 10:00:00-05') // 15:00 UTC
 */
export function toDate(value: DateInput | null | undefined): Date | null {
  const instant = readInstant(value);
  if (instant || typeof value !== 'string') return instant;
  const text = value.trim();
  const long = LONG_YEAR.exec(text);
  if (long) return inLongYear(Number(long[1]), long[2] ?? '');
  const groups = (DAY_FIRST.exec(text) ?? MONTH_FIRST.exec(text))?.groups;
  if (!groups) return null;
  const place = MONTHS.indexOf((groups.month ?? '').toLowerCase());
  if (place === -1 || place % 3 !== 0) return null;
  const clock = groups.time === undefined ? [] : CLOCK.exec(groups.time);
  if (!clock) return null;
  const [, hour, minute, second, offset] = clock;
  const month = String(place / 3 + 1);
  return instantOf([groups.year, month, groups.day], [hour, minute, second], offset);
}

/** The Gregorian calendar repeats itself every 400 years: a year of that cycle is read in its place. */
function inLongYear(year: number, rest: string): Date | null {
  const cycles = Math.floor(year / 400) - 5;
  const instant = readInstant(`${year - 400 * cycles}${rest}`);
  return instant && readInstant(instant.getTime() + cycles * MS_PER_CYCLE);
}
