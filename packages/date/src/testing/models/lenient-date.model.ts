import type { Moment } from '../../core/moment';

/*
 * A second reader of typed dates, to test the first one against. It knows no grammar and calls none of
 * the code under test: it writes every day of some years, and every time of a day, in each way that the
 * rule names (DAT-8), and looks a text up among them.
 */

/** How the field expects its dates. */
export interface WrittenAs {
  readonly pattern: string;
  readonly locale: string;
}

/** A day that was found, with its time where one was written. */
export interface FoundMoment {
  readonly day: Moment['day'];
  readonly time: Moment['time'] | null;
}

/** The year without which a day is meant, and those around it that are looked among. */
const THIS_YEAR = 2026;
const YEARS = [THIS_YEAR - 1, THIS_YEAR, THIS_YEAR + 1];
const MS_PER_DAY = 86_400_000;
const SPANISH =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

/** Finds the date that a text means; `null` where it means none. */
export function lookUpDate(
  text: string,
  { pattern, locale }: WrittenAs,
  today: Moment['day'],
): FoundMoment | null {
  const plain = fold(text);
  const month = pattern.indexOf('M');
  const monthFirst = month < pattern.indexOf('d');
  const numbers = daysByNumbers(monthFirst && month < pattern.indexOf('y'), monthFirst);
  const names = daysByNames(locale);
  const year = pattern.indexOf('y');
  const isYearFirst = year < month && year < pattern.indexOf('d');
  const dayOf = (written: string) => {
    if (written === 'hoy') return today;
    if (written === 'manana') return today + 1;
    // Where a year comes first, three numbers of two digits have two readings.
    if (isYearFirst && /^\d\d([-/. ])\d\d?\1\d\d$|^\d{6}$/.test(written)) return undefined;
    return numbers.get(written) ?? names.get(written);
  };
  const day = dayOf(plain);
  if (day !== undefined) return { day, time: null };
  for (const { index } of plain.matchAll(/[ ,]/g)) {
    const before = dayOf(plain.slice(0, index));
    const time = timesByText().get(plain.slice(index).replace(/^,? /, ''));
    if (before !== undefined && time !== undefined) return { day: before, time };
  }
  return null;
}

/** Finds the two dates of a range; a single date is the range of that day. */
export function lookUpRange(
  text: string,
  format: WrittenAs,
  today: Moment['day'],
): readonly [FoundMoment, FoundMoment] | null {
  const one = lookUpDate(text, format, today);
  if (one) return [one, one];
  for (const { index, 0: dash } of text.matchAll(/ [-–] |-/g)) {
    const from = lookUpDate(text.slice(0, index), format, today);
    const to = from && lookUpDate(text.slice(index + dash.length), format, today);
    if (from && to) return [from, to];
  }
  return null;
}

/** A day of the years, by its parts. */
interface Parts {
  readonly day: number;
  readonly year: number;
  readonly month: number;
  readonly date: number;
}

const DAYS: readonly Parts[] = YEARS.flatMap((year) => {
  const first = Date.UTC(year, 0) / MS_PER_DAY;
  const length = Date.UTC(year + 1, 0) / MS_PER_DAY - first;
  return Array.from({ length }, (_, index) => {
    const instant = new Date((first + index) * MS_PER_DAY);
    const month = instant.getUTCMonth() + 1;
    return { day: first + index, year, month, date: instant.getUTCDate() };
  });
});

const known = new Map<string, ReadonlyMap<string, number>>();

/** Each day by each of its texts; made once. */
function daysBy(key: string, writer: () => (parts: Parts) => readonly string[]) {
  let found = known.get(key);
  if (!found) {
    const textsOf = writer();
    found = new Map(
      DAYS.flatMap((parts) => textsOf(parts).map((text) => [text, parts.day] as const)),
    );
    known.set(key, found);
  }
  return found;
}

/** With digits alone; which of month and day comes first depends on whether there is a year. */
function daysByNumbers(monthFirst: boolean, monthFirstWithoutYear: boolean) {
  return daysBy(`${monthFirst} ${monthFirstWithoutYear}`, () => ({ year, month, date }) => {
    const pairs = (isMonthFirst: boolean) =>
      digits(date).flatMap((d) => digits(month).map((m) => (isMonthFirst ? [m, d] : [d, m])));
    const years = [`${year}`, two(year % 100)];
    const [first, second] = monthFirst ? [month, date] : [date, month];
    return [
      ...['/', '-', '.', ' '].flatMap((separator) => [
        ...pairs(monthFirst).flatMap((pair) => years.map((y) => [...pair, y].join(separator))),
        ...pairs(true).map((pair) => [year, ...pair].join(separator)),
        ...(year === THIS_YEAR
          ? pairs(monthFirstWithoutYear).map((pair) => pair.join(separator))
          : []),
      ]),
      ...years.map((y) => two(first) + two(second) + y),
    ];
  });
}

/** With the month by its name in a language or in Spanish, or by how that begins. */
function daysByNames(locale: string) {
  return daysBy(locale, () => {
    const names = SPANISH.map((_, index) => beginningsOf(locale, index));
    return ({ year, month, date }) =>
      digits(date).flatMap((d) =>
        (names[month - 1] ?? []).flatMap((name) => [
          `${d} ${name} ${year}`,
          `${d} de ${name} de ${year}`,
          ...(year === THIS_YEAR ? [`${d} ${name}`, `${d} de ${name}`] : []),
        ]),
      );
  });
}

function beginningsOf(locale: string, index: number): string[] {
  const instant = new Date(Date.UTC(THIS_YEAR, index));
  const own = (['long', 'short'] as const).map((style) =>
    fold(instant.toLocaleString(locale, { month: style, timeZone: 'UTC' })),
  );
  const names = [...(locale.startsWith('es') ? [] : own), SPANISH[index] ?? ''];
  return [
    ...new Set(
      names.flatMap((name) =>
        Array.from({ length: name.length - 2 }, (_, more) => name.slice(0, more + 3)),
      ),
    ),
  ];
}

let times: ReadonlyMap<string, number> | undefined;

/** Each second of a day by each of its texts. */
function timesByText(): ReadonlyMap<string, number> {
  times ??= new Map(
    Array.from({ length: 86_400 }, (_, time) => textsOfTime(time)).flatMap((texts, time) =>
      texts.map((text) => [text, time] as const),
    ),
  );
  return times;
}

function textsOfTime(time: number): string[] {
  const [hour, minute, second] = [
    Math.floor(time / 3600),
    Math.floor(time / 60) % 60,
    time % 60,
  ] as const;
  const half = hour < 12 ? 'am' : 'pm';
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const hours = [
    [`${hour}`, ''],
    [two(hour), ''],
    [`${twelve}`, ` ${half}`],
    [two(twelve), ` ${half}`],
  ] as const;
  return hours.flatMap(([h, end]) => [
    `${h}:${two(minute)}:${two(second)}${end}`,
    ...(second === 0 ? [`${h}:${two(minute)}${end}`] : []),
    ...(second === 0 && minute === 0 && end !== '' ? [h + end] : []),
  ]);
}

/** Without accents, capitals, and the point of a name that is cut short. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\p{L}{3})\./gu, '')
    .toLowerCase()
    .trim();
}

/** A number with and without its leading zero. */
function digits(number: number): string[] {
  return [...new Set([`${number}`, two(number)])];
}

function two(number: number): string {
  return `${number}`.padStart(2, '0');
}
