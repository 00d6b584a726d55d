import { type ClockTime, clockTime } from '../core/clock-time';
import type { DateNames } from '../core/date-names';
import { type Day, dayParts, pad, realDay, weekday } from '../core/day';
import type { Moment } from '../core/moment';
import { monthNamed } from './date-words';

const TOKENS = /'(?:[^']|'')*'|yyyy|yy?|MMMM|MMM|MM?|dd?|EEEE|EEE|HH?|hh?|mm?|ss?|a|[\s\S]/g;

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
    const number = numbers[token.charAt(0)];
    return texts[token] ?? (number === undefined ? unquote(token) : pad(number, token.length));
  };
  return tokensOf(pattern).map(write).join('');
}

const FIELDS: Readonly<Record<string, string>> = {
  y: 'year',
  M: 'month',
  d: 'day',
  H: 'hour',
  h: 'hour',
  m: 'minute',
  s: 'second',
  a: 'period',
};

export function parseMoment(
  text: string,
  pattern: string,
  names: DateNames,
): { day: Day; time: ClockTime | null } | null {
  const source = tokensOf(pattern).map(readToken).join('');
  const found = new RegExp(`^${source}$`, 'iu').exec(text.trim())?.groups;
  if (!found) return null;
  const { month = '', hour, minute, second, period } = found;
  const number = Number(month) || monthNamed(month, names);
  const day = realDay(Number(found.year), number, Number(found.day));
  const time = clockTime(hour, minute, second, period);
  return day === null || time === null ? null : { day, time: hour === undefined ? null : time };
}

function readToken(token: string): string {
  // Which century two digits mean depends on today: see the lenient reader.
  if (token === 'yy') return '(?!)';
  if (/^EEE/.test(token)) return '\\p{L}+';
  const field = FIELDS[token.charAt(0)];
  if (field === undefined) return literal(unquote(token));
  const digits = token.length === 1 ? '\\d\\d?' : '\\d\\d';
  const special: Readonly<Record<string, string>> = {
    year: '\\d{4}',
    period: 'am|pm',
    month: token.length > 2 ? '.+?' : digits,
  };
  return `(?<${field}>${special[field] ?? digits})`;
}

function tokensOf(pattern: string): string[] {
  return pattern.match(TOKENS) ?? [];
}

function unquote(token: string): string {
  if (!token.startsWith("'")) return token;
  return token === "''" ? "'" : token.slice(1, -1).replaceAll("''", "'");
}

/** A text as it stands in an expression with the flag `u`, which refuses needless escapes. */
function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
