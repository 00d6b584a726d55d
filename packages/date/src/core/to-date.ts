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

/**
 * Lee una fecha: ISO 8601, RFC 5322 y las formas que escriben las bases de datos y el propio `Date`. Un texto sin
 * zona se toma como UTC; uno con ella la conserva.
 * @returns Un `Date` nuevo, o `null` si no se puede leer, como `05/03/2026`, que podría ser dos días.
 * @example
 * toDate('2026-03-05T10:00') // 10:00 UTC
 * toDate('2026-03-05 10:00:00-05') // 15:00 UTC
 */
export function toDate(value: DateInput | null | undefined): Date | null {
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
