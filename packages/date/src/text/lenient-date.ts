import { removeDiacritics } from '@guadua/utils';
import { plainChars } from '@guadua/utils/internal';
import type { ClockTime } from '../core/clock-time';
import type { DateNames } from '../core/date-names';
import { type Day, dayParts, realDay } from '../core/day';
import { LONGEST_DATE, parseMoment, type TypedMoment } from './date-text';
import { monthNamed, readWords } from './date-words';

export interface EntryContext {
  readonly pattern: string;
  readonly names: DateNames;
  readonly today: Day;
  readonly year?: number | undefined;
  readonly readTime?: ((text: string) => ClockTime | null) | undefined;
  readonly min: Day | null;
  readonly max: Day | null;
}

const WEEKDAY =
  /^(?:lun(?:es)?|mar(?:tes)?|mie(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sab(?:ado)?|dom(?:ingo)?)\.?,? (?=\d)/;
/** A bare number behind a date is a year, not an hour. */
const EXPLICIT_TIME = /[:.h]\d\d|[a-z]/;
const ANY_TIME = /^(?:a las? )?\d{1,2}(?:[:.h]\d\d)* ?h?(?: ?[ap]\.? ?m?\.?)?$/;
/** Years are meant from here on where eight digits could begin with one. */
const EARLIEST_YEAR = 1300;
/** Two-digit years reach this far into the future; the rest lie in the past (births). */
const FUTURE_YEARS = 20;
/** Two-digit years reach as far as this where limits exclude the past. */
const FARTHEST_YEARS = 50;

/** Reads a typed date (DAT-8), first by the input's own format; an impossible one is `null`, never another day. */
export function readTyped(typed: string, context: EntryContext): TypedMoment | null {
  if (typed.length > LONGEST_DATE) return null;
  const text = plainChars(typed);
  // Eight digits alone may begin with their year, though the format has it last and no separators.
  const exact = /^\d{8}$/.test(text) ? null : parseMoment(text, context.pattern, context.names);
  if (exact) return exact;
  const plain = fold(text);
  const day = readDay(plain, context);
  if (day !== null) return { day, time: null };
  for (const { index, 0: gap } of plain.matchAll(/[\s,]+/g)) {
    const rest = plain.slice(index + gap.length);
    const time = EXPLICIT_TIME.test(rest) ? (context.readTime ?? anyTime)(rest) : null;
    const dayBefore = time === null ? null : readDay(plain.slice(0, index), context);
    if (dayBefore !== null) return { day: dayBefore, time };
  }
  return null;
}

function anyTime(text: string): ClockTime | null {
  return ANY_TIME.test(text) ? 0 : null;
}

function fold(text: string): string {
  const plain = removeDiacritics(text).toLowerCase().trim().replace(/\s+/g, ' ');
  // The first of a month is an ordinal in Spanish, every day is one in English.
  return plain
    .replace(/^(\d{4}-\d\d-\d\d)t(?=\d)/, '$1 ')
    .replace(/^primero (?=de )|^primeiro (?=de )/, '1 ')
    .replace(/(\d)(?: ?[ºª°]|ro|er|st|nd|rd|th)(?=[ ,]|$)/, '$1');
}

/** A weekday before the date says nothing new; "mar 5" is March rather than a Tuesday. */
function readDay(text: string, context: EntryContext): Day | null {
  return readPlainDay(text, context) ?? readPlainDay(text.replace(WEEKDAY, ''), context);
}

function readPlainDay(text: string, context: EntryContext): Day | null {
  const named = readWords(text, context.today);
  if (named !== null) return named;
  const compact = /^(\d{4})(\d\d)(\d\d)$/.exec(text);
  // 20101231 would be a day of the year 1231 with its day first: what ends with a month and a day is no year.
  const beginsWithYear =
    Number(compact?.[1]) >= EARLIEST_YEAR && Number(text.slice(4)) < EARLIEST_YEAR;
  const iso = beginsWithYear ? compact : /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text);
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const digits =
    /^(\d{1,2})[-/. ]+(\d{1,2})(?:[-/. ]+(\d{4}|\d{2}))?$/.exec(text) ??
    /^(\d\d)(\d\d)(\d{4}|\d{2})$/.exec(text);
  if (digits) {
    const [, a, b, year] = digits;
    const order = context.pattern.replace(/'[^']*'|[^dMy]/g, '');
    const isYearFirst = order.startsWith('y');
    // Where the format begins with the year, 26-12-05 has two readings, and nothing says which is meant.
    if (isYearFirst && a?.length === 2 && year?.length === 2) return null;
    // It says nothing of a text that ends with the year: the day comes first then.
    const [day, month] = /M.*d/.test(order) && !(isYearFirst && year) ? [b, a] : [a, b];
    return dayInCentury(year, Number(month), Number(day), context);
  }
  const byName =
    /^(\d{1,2})(?: de | ?[-/] ?| )?([a-z]+)\.?(?:(?:,| de| del|-|\/)? ?(\d{4}|\d{2}))?$/.exec(text);
  if (byName) return namedDay(byName[1], byName[2], byName[3], context);
  const english = /^([a-z]+)\.? (\d{1,2})(?:,? (?:de |del )?(\d{4}))?$/.exec(text);
  return english ? namedDay(english[2], english[1], english[3], context) : null;
}

function namedDay(
  day: string | undefined,
  name = '',
  year: string | undefined,
  context: EntryContext,
): Day | null {
  const month = monthNamed(name, context.names);
  return month === 0 ? null : dayInCentury(year, month, Number(day), context);
}

function dayInCentury(
  text: string | undefined,
  month: number,
  date: number,
  { today, year, min, max }: EntryContext,
): Day | null {
  return inCentury(
    text ?? year,
    today,
    (year) => realDay(year, month, date),
    (day) => (min === null || day >= min) && (max === null || day <= max),
  );
}

export function inCentury(
  typed: string | number | undefined,
  today: Day,
  make: (year: number) => number | null,
  isAllowed: (made: number) => boolean,
): number | null {
  const year = typeof typed === 'number' ? typed : fullYear(typed, today);
  const usual = make(year);
  if (typeof typed !== 'string' || typed.length !== 2 || (usual !== null && isAllowed(usual)))
    return usual;
  const thisYear = dayParts(today).year;
  const other = year > thisYear ? year - 100 : year + 100;
  if (other > thisYear + FARTHEST_YEARS) return usual;
  const made = make(other);
  return made !== null && isAllowed(made) ? made : usual;
}

function fullYear(text: string | undefined, today: Day): number {
  const { year } = dayParts(today);
  if (text === undefined) return year;
  if (text.length === 4) return Number(text);
  const century = year - (year % 100);
  const near = century + Number(text);
  if (near > year + FUTURE_YEARS) return near - 100;
  return near <= year + FUTURE_YEARS - 100 ? near + 100 : near;
}
