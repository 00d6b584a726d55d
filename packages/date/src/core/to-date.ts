import { pad, parseIsoDay, realDay } from './day';
import type { Moment } from './moment';

/** What is taken for a date: a `Date`, a timestamp in milliseconds or a text. */
export type DateInput = Date | number | string;

const MS_PER_DAY = 86_400_000;
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** ISO 8601 and what databases write: `2026-03-05 10:00:00.123456-05`. */
const ISO =
  /^([+-]\d{6}|\d{4})-(\d\d)-(\d\d)(?:[t ](\d\d)(?::(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)? ?(z|utc|gmt|[+-]\d\d(?::?\d\d)?)?)?$/i;
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
  if (typeof value !== 'string') return valid(new Date(Number(value)));
  const text = value.trim();
  const iso = ISO.exec(text);
  if (iso) {
    const [, year, month, day, hour, minute, second, fraction = '', offset] = iso;
    return instant(year, month, day, [hour, minute, second], fraction, offset);
  }
  const groups = (DAY_FIRST.exec(text) ?? MONTH_FIRST.exec(text))?.groups;
  if (!groups) return null;
  const place = MONTHS.indexOf((groups.month ?? '').toLowerCase());
  if (place === -1 || place % 3 !== 0) return null;
  const clock = groups.time === undefined ? [] : CLOCK.exec(groups.time);
  if (!clock) return null;
  const [, hour, minute, second, offset] = clock;
  const month = String(place / 3 + 1);
  return instant(groups.year, month, groups.day, [hour, minute, second], '', offset);
}

type Digits = string | undefined;

function instant(
  year: Digits,
  month: Digits,
  date: Digits,
  clock: readonly Digits[],
  fraction: string,
  offset: Digits,
): Date | null {
  const [hour = 0, minute = 0, second = 0] = clock.map((digits) => Number(digits ?? 0));
  if (hour > 24 || minute > 59 || second > 59) return null;
  if (hour === 24 && (minute > 0 || second > 0 || Number(fraction) > 0)) return null;
  const shift = offsetMinutes(offset);
  const midnight = midnightOf(Number(year), Number(month), Number(date));
  if (midnight === null || shift === null) return null;
  const ms = Math.floor(Number(`0.${fraction || 0}`) * 1000);
  return valid(new Date(midnight + ((hour * 60 + minute - shift) * 60 + second) * 1000 + ms));
}

/** The start of a day in UTC, of a year of more than four digits too; `null` for a day there is not. */
function midnightOf(year: number, month: number, date: number): number | null {
  const day = realDay(year, month, date);
  if (day !== null) return day * MS_PER_DAY;
  if (year >= 1 && year <= 9999) return null;
  const sign = year < 0 ? '-' : '+';
  const text = `${sign}${pad(Math.abs(year), 6)}-${pad(month)}-${pad(date)}T00:00:00Z`;
  const result = new Date(text);
  return result.getUTCDate() === date ? result.getTime() : null;
}

/** Minutes east of UTC; `null` for an offset that no place has. */
function offsetMinutes(text = 'z'): number | null {
  const match = /([+-])(\d\d):?(\d\d)?/.exec(text);
  if (!match) return 0;
  const [hours, minutes] = [Number(match[2]), Number(match[3] ?? 0)];
  if (hours > 23 || minutes > 59) return null;
  return (match[1] === '-' ? -1 : 1) * (hours * 60 + minutes);
}

/**
 * Reads the calendar day and time that a text without a zone names, `2026-03-05` or
 * `2026-03-05T14:30`, in no zone at all: no daylight saving moves it. `null` for anything else.
 */
export function readWallText(text: string): Moment | null {
  const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?)?$/.exec(text);
  if (!match) return null;
  const [, dayText = '', hour = '0', minute = '0', second = '0'] = match;
  const day = parseIsoDay(dayText);
  const isTime = Number(hour) <= 23 && Number(minute) <= 59 && Number(second) <= 59;
  return day === null || !isTime ? null : { day, minutes: Number(hour) * 60 + Number(minute) };
}

function valid(date: Date): Date | null {
  return Number.isNaN(date.getTime()) ? null : date;
}
