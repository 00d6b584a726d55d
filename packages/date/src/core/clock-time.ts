import { pad } from './day';

export type HourCycle = 12 | 24;

/** A time of day in seconds since 00:00. */
export type ClockTime = number;

export interface TimeFormat {
  readonly hourCycle: HourCycle;
  readonly seconds: boolean;
}

export const LAST_MINUTE: ClockTime = 86_340;
export const LAST_SECOND: ClockTime = 86_399;

const DAY = 86_400;

/** Reads `HH:mm` or `HH:mm:ss`, 24 hours; `null` for what is no time, whatever an untyped caller gives. */
export function parseClockTime(text: unknown): ClockTime | null {
  const match = /^(\d\d?):(\d\d)(?::(\d\d))?$/.exec(String(text).trim());
  return match ? clockTime(match[1], match[2], match[3]) : null;
}

export function isoTime(time: ClockTime, seconds: boolean): string {
  return formatClockTime(time, { hourCycle: 24, seconds });
}

export function shownTime(time: ClockTime, seconds: boolean): ClockTime {
  return seconds ? time : time - (time % 60);
}

export function formatClockTime(time: ClockTime, { hourCycle, seconds }: TimeFormat): string {
  const hour = Math.floor(time / 3600);
  const shown = hourCycle === 24 ? hour : hour % 12 || 12;
  const parts = [shown, Math.floor(time / 60) % 60, ...(seconds ? [time % 60] : [])];
  const period = hour < 12 ? ' AM' : ' PM';
  return parts.map((part) => pad(part)).join(':') + (hourCycle === 12 ? period : '');
}

/** The time of parts that were read, `null` for one that no clock shows; `period` begins with an a or a p. */
export function clockTime(
  hour = '0',
  minute = '0',
  second = '0',
  period?: string | undefined,
): ClockTime | null {
  let h = Number(hour);
  const [m, s] = [Number(minute), Number(second)];
  if (period !== undefined) {
    if (h < 1 || h > 12) return null;
    h = (h % 12) + (/^p/i.test(period) ? 12 : 0);
  }
  const time = h * 3600 + m * 60 + s;
  return m > 59 || s > 59 || time >= DAY ? null : time;
}
