import { parseIsoDay } from './day';
import { localDate } from './zone';

/** What is taken for a date: a `Date`, a timestamp in milliseconds or a text. */
export type DateInput = Date | number | string;

const DATE_ONLY = /^\d{4}-\d\d-\d\d$/;
const WITH_OFFSET = /(?:z|[+-]\d\d(?::?\d\d)?)$/i;

/**
 * Reads a date (DTF-2). A text without `Z` is read as UTC, one with an offset keeps it.
 *
 * @returns A new `Date`, or `null` for what can't be read.
 * @example
 * toDate('2026-03-05T10:00') // 10:00 UTC
 * toDate('2026-03-05T10:00-05:00') // 15:00 UTC
 */
export function toDate(value: DateInput | null | undefined): Date | null {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return valid(new Date(value.getTime()));
  if (typeof value === 'number') return valid(new Date(value));
  const text = String(value).trim();
  if (DATE_ONLY.test(text)) {
    return parseIsoDay(text) === null ? null : valid(new Date(`${text}T00:00:00Z`));
  }
  const iso = /^([+-]?\d{4,6}-\d\d-\d\d)[t ](.+)$/i.exec(text);
  if (iso) {
    const [, day = '', time = ''] = iso;
    if (day.length === 10 && parseIsoDay(day) === null) return null;
    return valid(new Date(`${day}T${time.toUpperCase()}${WITH_OFFSET.test(time) ? '' : 'Z'}`));
  }
  // Any other text is the engine's business, such as "Mar 5, 2026 10:00"; some have a zone already.
  return valid(new Date(`${text}Z`)) ?? valid(new Date(text));
}

/**
 * Reads the calendar day and time that a text without a zone names: `2026-03-05` or
 * `2026-03-05T14:30`. `null` for anything else.
 *
 * @returns A local `Date` that shows this day and time.
 */
export function fromWallText(text: string): Date | null {
  const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?)?$/.exec(text);
  if (!match) return null;
  const [, dayText = '', hour = '0', minute = '0', second = '0', fraction = '0'] = match;
  const day = parseIsoDay(dayText);
  const parts = [Number(hour), Number(minute), Number(second)] as const;
  if (day === null || parts[0] > 23 || parts[1] > 59 || parts[2] > 59) return null;
  const ms = ((parts[0] * 60 + parts[1]) * 60 + parts[2]) * 1000 + Number(fraction.padEnd(3, '0'));
  return localDate(day, ms);
}

function valid(date: Date): Date | null {
  return Number.isNaN(date.getTime()) ? null : date;
}
