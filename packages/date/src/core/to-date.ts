import { type DateInput, instantOf, readInstant } from './instant';

const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** RFC 5322 and `Date.prototype.toUTCString`: `Thu, 05 Mar 2026 10:00:00 GMT`. */
const DAY_FIRST =
  /^(?:[a-z]{3},? )?(?<day>\d{1,2}) (?<month>[a-z]{3}) (?<year>\d{4})(?:,? (?<time>\d.*))?$/i;
/** `Date.prototype.toString`, and English: `Thu Mar 05 2026 10:00:00 GMT-0500`, `Mar 5, 2026`. */
const MONTH_FIRST =
  /^(?:[a-z]{3},? )?(?<month>[a-z]{3}) (?<day>\d{1,2}),? (?<year>\d{4})(?:,? (?<time>\d.*))?$/i;
const CLOCK =
  /^(\d\d?):(\d\d)(?::(\d\d))?(?: ?(z|utc|gmt|ut|(?:gmt|utc)?[+-]\d\d:?\d\d))?(?: \([^)]*\))?$/i;

/**
 * Reads a date (DTF-2): ISO 8601, RFC 5322, and the forms that databases and `Date` itself write. A
 * text without a zone is read as UTC, one with an offset keeps it.
 *
 * @returns A new `Date`, or `null` for what can't be read; `05/03/2026`, which is two days, can't.
 * @example
 * toDate('2026-03-05T10:00') // 10:00 UTC
 * toDate('2026-03-05 10:00:00-05') // 15:00 UTC
 */
export function toDate(value: DateInput | null | undefined): Date | null {
  if (value === null || value === undefined) return null;
  const instant = readInstant(value);
  if (instant || typeof value !== 'string') return instant;
  const text = value.trim();
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
