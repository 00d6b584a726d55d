import { plainChars } from '@guadua/utils/internal';
import type { Day } from '../core/day';
import { LONGEST_DATE } from '../text/date-text';
import { monthNamed } from '../text/date-words';
import { inCentury, readTyped } from '../text/lenient-date';
import { readPair } from '../text/typed-pair';
import type { PeriodNames } from './period-text';
import {
  firstDayOf,
  lastDayOf,
  type Period,
  type PeriodKind,
  type PeriodSpan,
  parseIsoPeriod,
  periodOf,
  periodSpan,
  periodWith,
} from './periods';

/** A dash parts two periods by itself; a hyphen may stand within one, as in 2026-11. */
const SPLIT = /\s+[-\u2010\u2011\u2212]\s+|\s*[\u2012-\u2015]\s*|\s+(?:a|al|hasta|to|até)\s+/iu;

export interface PeriodEntryContext extends PeriodNames {
  readonly today: Day;
  readonly year?: number | undefined;
  readonly min: Period;
  readonly max: Period;
}

export function readTypedSpan(
  kind: PeriodKind,
  text: string,
  range: boolean,
  context: PeriodEntryContext,
): PeriodSpan | null {
  if (text.length > 2 * LONGEST_DATE) return null;
  const [start = '', end = start, ...more] = range ? text.split(SPLIT) : [text];
  if (more.length > 0) return null;
  const ends = readPair(start, end, {
    read: (part, year) => readTypedPeriod(kind, part, { ...context, year }),
    dayOf: (period) => firstDayOf(kind, period),
    today: context.today,
    min: firstDayOf(kind, context.min),
    max: firstDayOf(kind, context.max),
  });
  return ends && periodSpan(...ends);
}

export function readTypedStart(
  kind: PeriodKind,
  text: string,
  context: PeriodEntryContext,
): Period | null {
  if (text.length > LONGEST_DATE) return null;
  return readTypedPeriod(kind, text.replace(/\s+[–—-]\s*$/, ''), context);
}

function readTypedPeriod(
  kind: PeriodKind,
  text: string,
  context: PeriodEntryContext,
): Period | null {
  const plain = plainChars(text).trim();
  const period = parseIsoPeriod(kind, plain) ?? readNamed(kind, plain, context);
  if (period !== null) return period;
  const compact = /^((?:19|20)\d\d)(\d\d)$/.exec(plain);
  // Official forms write 202611 for a month: as a date, the digits would be read in another order.
  if (compact) {
    const isMonthOrWeek = kind === 'month' || kind === 'week';
    return isMonthOrWeek ? periodWith(kind, Number(compact[1]), Number(compact[2])) : null;
  }
  // A typed date ("hoy", "5/3/26", "en 15 días") selects the period that contains it.
  const { min, max } = context;
  const typed = readTyped(plain, {
    ...context,
    pattern: 'dd/MM/y',
    min: firstDayOf(kind, min),
    max: lastDayOf(kind, max),
  });
  return typed && periodOf(kind, typed.day);
}

const WORDS = {
  quarter: /trimestre|trim\.?|quarter|[tq]|[º°.ª]|\bde\b|\bof\b|er|[-/,]/giu,
  week: /semana|sem\.?|week|wk|[sw]|\bde\b|\bof\b|[-/,]/giu,
} as const;

function readNamed(kind: PeriodKind, text: string, context: PeriodEntryContext): Period | null {
  if (kind === 'year') return /^\d\d$/.test(text) ? inYear(kind, text, 1, context) : null;
  if (kind === 'month') {
    const digits = /^(\d\d?)\s*[-/. ]\s*(\d{4})$/.exec(text);
    if (digits) return periodWith(kind, Number(digits[2]), Number(digits[1]));
    const named = /^(\p{L}+)\.?(?:\s+(?:de|of)?\s*(\d{4}|\d\d))?$/u.exec(text);
    return named && inYear(kind, named[2], monthNamed(named[1] ?? '', context.names), context);
  }
  const numbers = text.replace(WORDS[kind], ' ').trim().split(/\s+/);
  if (numbers.length > 2 || !numbers.every((one) => /^\d{1,2}$|^\d{4}$/.test(one))) return null;
  const [first = '', second] = numbers;
  const [number, year] = first.length === 4 ? [second, first] : [first, second];
  // Two short numbers without a letter, as in 5/3, are a day and a month, not a period and a year.
  const isYear = !year || year.length === 4 || (year.length === 2 && /\p{L}/u.test(text));
  if (number === undefined || !isYear) return null;
  return inYear(kind, year, Number(number), context);
}

function inYear(
  kind: PeriodKind,
  year: string | undefined,
  number: number,
  { today, year: otherwise, min, max }: PeriodEntryContext,
): Period | null {
  return inCentury(
    year ?? otherwise,
    today,
    (full) => periodWith(kind, full, number),
    (period) => period >= min && period <= max,
  );
}
