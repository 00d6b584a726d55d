import { type Day, firstOfMonth, type MonthIndex, MS_PER_DAY } from './day';

export interface DateNames {
  readonly months: readonly string[];
  readonly monthsShort: readonly string[];
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  readonly fullDay: (day: Day) => string;
  readonly longDay: (day: Day) => string;
  readonly monthYear: (month: MonthIndex) => string;
}

const known = new Map<string, DateNames>();

/** The names for a locale, by the engine; short Spanish ones are cut, since engines disagree on them ("sept."). */
export function dateNames(locale: string): DateNames {
  const names = known.get(locale) ?? namesIn(locale);
  known.set(locale, names);
  return names;
}

function namesIn(locale: string): DateNames {
  const isSpanish = /^es\b/i.test(locale);
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = formatterFor(locale, options);
    return (time: number) => formatter.format(time);
  };
  const list = (length: number, key: 'month' | 'weekday', style: 'long' | 'short') =>
    Array.from({ length }, (_, place) =>
      // 1 January 2023 was a Sunday.
      Date.UTC(2023, key === 'month' ? place : 0, key === 'month' ? 1 : place + 1),
    ).map(format({ [key]: style }));
  const short = (long: readonly string[], key: 'month' | 'weekday', letters: number) =>
    isSpanish ? long.map((name) => name.slice(0, letters)) : list(long.length, key, 'short');
  const months = list(12, 'month', 'long');
  const weekdays = list(7, 'weekday', 'long');
  const full = format({ dateStyle: 'full' });
  const long = format({ dateStyle: 'long' });
  const monthYear = format({ month: 'long', year: 'numeric' });
  return {
    months,
    monthsShort: short(months, 'month', 3),
    weekdays,
    weekdaysShort: short(weekdays, 'weekday', 2),
    fullDay: (day) => full(day * MS_PER_DAY),
    longDay: (day) => long(day * MS_PER_DAY),
    monthYear: (month) => monthYear(firstOfMonth(month) * MS_PER_DAY),
  };
}

/** A name that stands alone begins with a capital, though Spanish months don't. */
export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A malformed tag falls back to Spanish instead of throwing in the middle of a render. */
export function formatterFor(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  // Days are Gregorian, also where another calendar is the custom.
  const inUtc = { ...options, timeZone: 'UTC', calendar: 'gregory' };
  try {
    return new Intl.DateTimeFormat(locale, inUtc);
  } catch {
    return new Intl.DateTimeFormat('es-CO', inUtc);
  }
}
