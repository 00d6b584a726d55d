import { MS_PER_DAY, realDay } from './day';
import type { Moment } from './moment';
export type DateInput = Date | number | string;

const SECONDS_PER_DAY = MS_PER_DAY / 1000;

/** ISO 8601 and what databases write: `2026-03-05 10:00:00.123456-05`. */
const ISO =
  /^(\d{4})-(\d\d)-(\d\d)(?:[t ](\d\d)(?::(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)? ?(z|utc|gmt|[+-]\d\d(?::?\d\d)?)?)?$/i;
const OFFSET = 8;

/** Reads an instant: a `Date`, a timestamp, or a text of ISO 8601 or of a database, in UTC where it has no zone. */
export function readInstant(value: unknown): Date | null {
  if (typeof value !== 'string') {
    const date = new Date(isDate(value) || typeof value === 'number' ? Number(value) : Number.NaN);
    return Number.isNaN(date.getTime()) ? null : date;
  }
  const iso = ISO.exec(value.trim());
  if (!iso) return null;
  const [, year, month, day, hour, minute, second, fraction, offset] = iso;
  return instantOf([year, month, day], [hour, minute, second], offset, fraction);
}

/** Also a date of another window. */
export function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === '[object Date]';
}

export type Digits = string | undefined;

export function instantOf(
  [year, month, date]: readonly Digits[],
  clock: readonly Digits[],
  offset: Digits,
  fraction = '',
): Date | null {
  const [hour = 0, minute = 0, second = 0] = clock.map((digits) => Number(digits ?? 0));
  if (hour > 24 || minute > 59 || second > 59) return null;
  if (hour === 24 && (minute > 0 || second > 0 || Number(fraction) > 0)) return null;
  const shift = offsetMinutes(offset);
  const day = realDay(Number(year), Number(month), Number(date));
  if (day === null || shift === null) return null;
  const ms = Math.floor(Number(`0.${fraction || 0}`) * 1000);
  const seconds = (hour * 60 + minute - shift) * 60 + second;
  return new Date(day * MS_PER_DAY + seconds * 1000 + ms);
}

function offsetMinutes(text = 'z'): number | null {
  const match = /([+-])(\d\d):?(\d\d)?/.exec(text);
  if (!match) return 0;
  const [hours, minutes] = [Number(match[2]), Number(match[3] ?? 0)];
  if (hours > 23 || minutes > 59) return null;
  return (match[1] === '-' ? -1 : 1) * (hours * 60 + minutes);
}

/** The day and time that `2026-03-05` or `2026-03-05T14:30` names, in no zone at all; `null` for any other text. */
export function readWallText(text: string): Moment | null {
  const hasZone = ISO.exec(text.trim())?.[OFFSET] !== undefined;
  const seconds = hasZone ? Number.NaN : Math.floor(Number(readInstant(text) ?? Number.NaN) / 1000);
  if (Number.isNaN(seconds)) return null;
  const day = Math.floor(seconds / SECONDS_PER_DAY);
  return { day, time: seconds - day * SECONDS_PER_DAY };
}
