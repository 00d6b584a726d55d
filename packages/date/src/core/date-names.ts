import { type Day, dayParts, weekday } from './day';

/** Names of months and weekdays in one language. */
export interface DateNames {
  /** January first. */
  readonly months: readonly string[];
  readonly monthsShort: readonly string[];
  /** Sunday first. */
  readonly weekdays: readonly string[];
  /** Two or three letters, for the head of a grid. */
  readonly weekdaysShort: readonly string[];
  /** `viernes, 20 de noviembre de 2026` */
  readonly fullDay: (day: Day) => string;
  /** `20 de noviembre de 2026` */
  readonly longDay: (day: Day) => string;
  /** `noviembre de 2026` */
  readonly monthYear: (month: number, year: number) => string;
}

const known = new Map<string, DateNames>();

/**
 * The names for a locale. Spanish ones are our own, since engines disagree on the short months
 * ("sept."); those of any other language come from the engine.
 */
export function dateNames(locale: string): DateNames {
  let names = known.get(locale);
  if (!names) {
    names = /^es\b/i.test(locale) ? spanishNames() : engineNames(locale);
    known.set(locale, names);
  }
  return names;
}

function spanishNames(): DateNames {
  const months =
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
      ' ',
    );
  const weekdays = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ');
  const longDay = (day: Day) => {
    const { year, month, day: date } = dayParts(day);
    return `${date} de ${months[month - 1]} de ${year}`;
  };
  return {
    months,
    monthsShort: months.map((name) => name.slice(0, 3)),
    weekdays,
    weekdaysShort: weekdays.map((name) => name.slice(0, 2)),
    longDay,
    fullDay: (day) => `${weekdays[weekday(day)]}, ${longDay(day)}`,
    monthYear: (month, year) => `${months[month - 1]} de ${year}`,
  };
}

function engineNames(locale: string): DateNames {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = formatterFor(locale, options);
    return (date: Date) => formatter.format(date);
  };
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));
  const weekdays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2023, 0, day + 1)));
  const full = format({ dateStyle: 'full' });
  const long = format({ dateStyle: 'long' });
  const monthYear = format({ month: 'long', year: 'numeric' });
  const instant = (day: Day) => new Date(day * 86_400_000);
  return {
    months: months.map(format({ month: 'long' })),
    monthsShort: months.map(format({ month: 'short' })),
    weekdays: weekdays.map(format({ weekday: 'long' })),
    weekdaysShort: weekdays.map(format({ weekday: 'short' })),
    fullDay: (day) => full(instant(day)),
    longDay: (day) => long(instant(day)),
    monthYear: (month, year) => monthYear(new Date(Date.UTC(year, month - 1, 1))),
  };
}

/** A malformed tag falls back to Spanish instead of throwing in the middle of a render. */
function formatterFor(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // Days are Gregorian, also where another calendar is the custom.
  const inUtc = { ...options, timeZone: 'UTC', calendar: 'gregory' };
  try {
    return new Intl.DateTimeFormat(locale, inUtc);
  } catch {
    return new Intl.DateTimeFormat('es-CO', inUtc);
  }
}
