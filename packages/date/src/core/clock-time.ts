import { pad } from '../core/day';
import { normalizeTyped } from './normalize-typed';

/** Twelve hours with AM and PM, or twenty-four. */
export type HourCycle = 12 | 24;

/** A time of day in seconds since 00:00. */
export type ClockTime = number;

/** How a time is written: with twelve or twenty-four hours, with or without seconds. */
export interface TimeFormat {
  readonly hourCycle: HourCycle;
  readonly seconds: boolean;
}

/** The last minute of a day, and its last second. */
export const LAST_MINUTE: ClockTime = 86_340;
export const LAST_SECOND: ClockTime = 86_399;

const DAY = 86_400;
const NOON = 43_200;

/** Reads `HH:mm` or `HH:mm:ss`, 24 hours; `null` for what is no time, whatever an untyped caller gives. */
export function parseClockTime(text: unknown): ClockTime | null {
  const match = /^(\d\d?):(\d\d)(?::(\d\d))?$/.exec(String(text).trim());
  return match ? clockTime(match[1], match[2], match[3]) : null;
}

/** The value and what a form sends: `HH:mm`, with seconds `HH:mm:ss`. */
export function isoTime(time: ClockTime, seconds: boolean): string {
  return formatClockTime(time, { hourCycle: 24, seconds });
}

/** Seconds that are not shown are dropped. */
export function shownTime(time: ClockTime, seconds: boolean): ClockTime {
  return seconds ? time : time - (time % 60);
}

/** As a person reads it: `08:30 PM`, `20:30:15`. */
export function formatClockTime(time: ClockTime, { hourCycle, seconds }: TimeFormat): string {
  const hour = Math.floor(time / 3600);
  const shown = hourCycle === 24 ? hour : hour % 12 || 12;
  const parts = [shown, Math.floor(time / 60) % 60, ...(seconds ? [time % 60] : [])];
  const period = hour < 12 ? ' AM' : ' PM';
  return parts.map((part) => pad(part)).join(':') + (hourCycle === 12 ? period : '');
}

/** Words for times in Spanish, English and Portuguese: all are read, whatever the language of the page is. */
const WORDS: readonly (readonly [RegExp, ClockTime])[] = [
  [/^(?:medianoche|midnight|meia[- ]noite)$/, 0],
  [/^(?:mediod[ií]a|noon|midday|meio[- ]dia)$/, NOON],
];
const TIME =
  /^(\d{1,2})(?:[:.,h ]*(\d\d)(?:[:.,m ]*(\d\d))?)? ?(?:h|hs|hrs?|horas?|s)?\.? ?(?:(a|p)\.? ?m?\.?)?$/;

/**
 * Reads what a person types (TIM-2): `8`, `830`, `8:30`, `8.30 pm`, `20h30`, `8 p. m.`, `mediodía`.
 * `null` for what is no time. Twelve hours without AM or PM are read as they stand: `8` is the morning.
 */
export function readTypedTime(text: string): ClockTime | null {
  const plain = normalizeTyped(text).trim().toLowerCase().replace(/\s+/g, ' ');
  const word = WORDS.find(([pattern]) => pattern.test(plain));
  if (word) return word[1];
  // Digits alone, three to six of them, have their hours first: 830 is 8:30.
  const spaced = plain.replace(/^(\d{1,2})(\d\d)(\d\d)?(?=\D|$)/, (_, hour, minute, second) =>
    [hour, minute, ...(second === undefined ? [] : [second])].join(':'),
  );
  const match = TIME.exec(spaced);
  if (!match) return null;
  return clockTime(match[1], match[2], match[3], match[4]);
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
