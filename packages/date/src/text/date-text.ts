import { type ClockTime, clockTime } from '../core/clock-time';
import type { DateNames } from '../core/date-names';
import { type Day, dayParts, pad, realDay, weekday } from '../core/day';
import type { Moment } from '../core/moment';

const TOKENS = /'(?:[^']|'')*'|yyyy|yy|y|MMMM|MMM|MM|M|dd|d|EEEE|EEE|HH|H|hh|h|mm|m|ss|s|a|[\s\S]/g;

export function formatMoment(moment: Moment, pattern: string, names: DateNames): string {
  const { year, month, day } = dayParts(moment.day);
  const { time } = moment;
  const hour = Math.floor(time / 3600);
  const weekdayName = names.weekdays[weekday(moment.day)] ?? '';
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
    switch (token) {
      // Four digits here too, unlike Unicode: a year of two would be read as one of this century.
      case 'y':
        return pad(year, 4);
      case 'yy':
        return pad(year % 100);
      case 'MMMM':
        return names.months[month - 1] ?? '';
      case 'MMM':
        return names.monthsShort[month - 1] ?? '';
      case 'EEEE':
        return weekdayName;
      case 'EEE':
        return weekdayName.slice(0, 3);
      case 'a':
        return hour < 12 ? 'AM' : 'PM';
      default: {
        const number = numbers[token.charAt(0)];
        return number === undefined ? unquote(token) : pad(number, token.length);
      }
    }
  };
  return tokensOf(pattern).map(write).join('');
}

export function unknownLetters(pattern: string): string {
  const known = /^(?:yyyy|yy|y|MMMM|MMM|MM|M|dd|d|EEEE|EEE|HH|H|hh|h|mm|m|ss|s|a)$/;
  return tokensOf(pattern)
    .filter((token) => /^\p{L}/u.test(token) && !known.test(token))
    .join('');
}

type Field = 'year' | 'month' | 'monthName' | 'day' | 'hour' | 'minute' | 'second' | 'period';

export function parseMoment(
  text: string,
  pattern: string,
  names: DateNames,
): { day: Day; time: ClockTime | null } | null {
  const source = tokensOf(pattern)
    .map((token) => readToken(token, names))
    .join('');
  const found: Partial<Record<Field, string>> | undefined = new RegExp(`^${source}$`, 'iu').exec(
    text.trim(),
  )?.groups;
  if (!found) return null;
  const month = found.monthName === undefined ? found.month : monthNamed(found.monthName, names);
  const day = realDay(Number(found.year), Number(month), Number(found.day));
  const { hour, minute, second, period } = found;
  const time = clockTime(hour, minute, second, period);
  return day === null || time === null ? null : { day, time: hour === undefined ? null : time };
}

const FIELDS: Readonly<Record<string, Field>> = {
  M: 'month',
  d: 'day',
  H: 'hour',
  h: 'hour',
  m: 'minute',
  s: 'second',
};

function readToken(token: string, names: DateNames): string {
  const digits = token.length === 1 ? '\\d\\d?' : '\\d\\d';
  switch (token) {
    case 'yyyy':
    case 'y':
      return group('year', '\\d{4}');
    // Which century two digits mean depends on today: see the lenient reader.
    case 'yy':
      return '(?!)';
    case 'MMMM':
      return group('monthName', names.months.map(literal).join('|'));
    case 'MMM':
      return group('monthName', names.monthsShort.map(literal).join('|'));
    case 'EEEE':
    case 'EEE':
      return '\\p{L}+';
    case 'a':
      return group('period', 'am|pm');
    default: {
      const field = FIELDS[token.charAt(0)];
      return field ? group(field, digits) : literal(unquote(token));
    }
  }
}

function tokensOf(pattern: string): string[] {
  return pattern.match(TOKENS) ?? [];
}

function group(field: Field, source: string): string {
  return `(?<${field}>${source})`;
}

function monthNamed(name: string, names: DateNames): number {
  const same = (other: string) => other.toLowerCase() === name.toLowerCase();
  return Math.max(names.months.findIndex(same), names.monthsShort.findIndex(same)) + 1;
}

function unquote(token: string): string {
  if (!token.startsWith("'")) return token;
  return token === "''" ? "'" : token.slice(1, -1).replaceAll("''", "'");
}

/** A text as it stands in an expression with the flag `u`, which refuses needless escapes. */
function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
