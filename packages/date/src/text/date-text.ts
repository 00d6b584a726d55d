import { type ClockTime, clockTime } from '../core/clock-time';
import type { DateNames } from '../core/date-names';
import { type Day, dayParts, pad, realDay, weekday } from '../core/day';
import type { Moment } from '../core/moment';
import { monthNamed } from './date-words';

/** A text in quotes, a run of one letter, or any other character. */
const TOKENS = /'(?:[^']|'')*'|([a-zA-Z])\1*|[\s\S]/g;
const FIELD = /^(?:y|yy|yyyy|M{1,4}|dd?|E{3,4}|HH?|hh?|mm?|ss?|a)$/;

export function formatMoment(moment: Moment, pattern: string, names: DateNames): string {
  const { year, month, day } = dayParts(moment.day);
  const { time } = moment;
  const hour = Math.floor(time / 3600);
  const weekdayName = names.weekdays[weekday(moment.day)] ?? '';
  const texts: Readonly<Record<string, string | undefined>> = {
    // Four digits here too, unlike Unicode: a year of two would be read as one of this century.
    y: pad(year, 4),
    yy: pad(year % 100),
    MMMM: names.months[month - 1],
    MMM: names.monthsShort[month - 1],
    EEEE: weekdayName,
    EEE: weekdayName.slice(0, 3),
    a: hour < 12 ? 'AM' : 'PM',
  };
  const numbers: Readonly<Record<string, number>> = {
    y: year,
    M: month,
    d: day,
    H: hour,
    h: hour % 12 || 12,
    m: Math.floor(time / 60) % 60,
    s: time % 60,
  };
  const write = (token: string): string => {
    if (!FIELD.test(token)) return unquote(token);
    return texts[token] ?? String(numbers[token.charAt(0)]).padStart(token.length, '0');
  };
  return tokensOf(pattern).map(write).join('');
}

/** No date is longer. The time of the expressions below grows with the square of a text's length. */
export const LONGEST_DATE = 500;

export interface TextParts {
  readonly year?: string | undefined;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
  readonly time?: ClockTime | undefined;
}

/** What a text says of each part that the pattern has; `null` where it does not follow the pattern. */
export function readParts(text: string, pattern: string, names: DateNames): TextParts | null {
  if (text.length > LONGEST_DATE) return null;
  const fields: string[] = [];
  const source = tokensOf(pattern).map((token) => {
    if (!FIELD.test(token)) return literal(unquote(token));
    fields.push(token.charAt(0));
    return `(${fieldSource(token)})`;
  });
  const found = new RegExp(`^${source.join('')}$`, 'iu').exec(text.trim());
  if (!found) return null;
  const texts = Object.fromEntries(fields.map((field, place) => [field, found[place + 1]]));
  const { y: year, M: month, d: day, H, h, m: minute, s: second, a: period } = texts;
  const hour = h ?? H;
  // Only a clock of twelve hours needs AM or PM.
  const time =
    hour === undefined ? undefined : clockTime(hour, minute, second, h === undefined ? h : period);
  if (time === null) return null;
  return {
    year,
    month: month === undefined ? month : readMonth(month, names),
    day: day === undefined ? day : Number(day),
    time,
  };
}

function readMonth(text: string, names: DateNames): number {
  return /^\d+$/.test(text) ? Number(text) : monthNamed(text, names);
}

export interface TypedMoment {
  readonly day: Day;
  readonly time: ClockTime | null;
}

export function parseMoment(text: string, pattern: string, names: DateNames): TypedMoment | null {
  const { year, month = 0, day = 0, time = null } = readParts(text, pattern, names) ?? {};
  // Which century two digits mean depends on today: see the lenient reader.
  const read = year?.length === 4 ? realDay(Number(year), month, day) : null;
  return read === null ? null : { day: read, time };
}

/** How a part is written. Names of other languages hold hyphens and spaces; "p. m." has a space of its own. */
function fieldSource(token: string): string {
  if (/^(?:MMM|EEE)/.test(token)) return '.+?';
  if (token === 'a') return '[ap]\\.?\\s?m\\.?';
  if (token.startsWith('y') && token !== 'yy') return '\\d{4}';
  return token.length === 1 ? '\\d\\d?' : '\\d\\d';
}

/** A letter, or several, that is no token and stands outside of quotes, where a pattern has one. */
export function unknownLetters(pattern: string): string | undefined {
  return tokensOf(pattern).find((token) => /^[a-z]/i.test(token) && !FIELD.test(token));
}

function tokensOf(pattern: string): string[] {
  return pattern.match(TOKENS) ?? [];
}

function unquote(token: string): string {
  if (!token.startsWith("'")) return token;
  return token === "''" ? "'" : token.slice(1, -1).replaceAll("''", "'");
}

/** A text as it stands in an expression with the flag `u`, which refuses needless escapes; any space for a space. */
function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s/g, '\\s');
}
