import { removeDiacritics } from '@guadua/utils';
import type { DateNames } from '../core/date-names';
import type { Day } from '../core/day';
import type { PeriodLabels } from '../labels/date-labels.types';
import { type EntryContext, inCentury, readTyped } from '../text/lenient-date';
import { LONGEST_DATE, normalizeTyped } from '../text/normalize-typed';
import { readPair } from '../text/typed-pair';
import {
  firstDayOf,
  lastDayOf,
  type Period,
  type PeriodKind,
  type PeriodSpan,
  parseIsoPeriod,
  periodOf,
  periodParts,
  periodWith,
} from './periods';

const BETWEEN = ' – ';

export interface PeriodNames {
  readonly names: DateNames;
  readonly labels: PeriodLabels;
}

export function periodName(
  kind: PeriodKind,
  period: Period,
  { names, labels }: PeriodNames,
): string {
  const { year, number } = periodParts(kind, period);
  switch (kind) {
    case 'month':
      return names.monthYear(number, year);
    case 'quarter':
      return labels.quarterOfYear(number, year);
    case 'year':
      return String(year);
    case 'week':
      return labels.weekOfYear(number, year);
  }
}

export function spanName(kind: PeriodKind, { from, to }: PeriodSpan, names: PeriodNames): string {
  const first = periodName(kind, from, names);
  return from === to ? first : first + BETWEEN + periodName(kind, to, names);
}

const SPLIT = /\s+[–—-]\s+|\s+(?:a|al|hasta|to|até)\s+/iu;

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
  return ends && { from: Math.min(...ends), to: Math.max(...ends) };
}

export function readTypedStart(
  kind: PeriodKind,
  text: string,
  context: PeriodEntryContext,
): Period | null {
  if (text.length > LONGEST_DATE) return null;
  return readTypedPeriod(kind, text.replace(/\s+[–—-]\s*$/, ''), context);
}

const WORDS: Readonly<Record<'quarter' | 'week', RegExp>> = {
  quarter: /trimestre|trim\.?|quarter|[tq]|[º°.ª]|\bde\b|\bof\b|er|[-/,]/giu,
  week: /semana|sem\.?|week|wk|[sw]|\bde\b|\bof\b|[-/,]/giu,
};

function readTypedPeriod(
  kind: PeriodKind,
  text: string,
  context: PeriodEntryContext,
): Period | null {
  const { names, today, year: otherwise, min, max } = context;
  const plain = normalizeTyped(text).trim();
  const iso = parseIsoPeriod(kind, plain);
  if (iso !== null) return iso;
  if (kind === 'month') {
    const period = readMonth(plain, context);
    if (period !== null) return period;
  } else if (kind === 'year') {
    if (/^\d\d$/.test(plain)) return periodInYear(kind, plain, 1, context);
  } else {
    const numbers = plain.replace(WORDS[kind], ' ').trim().split(/\s+/);
    const [number = '', second] = numbers;
    const isNamed = /\p{L}/u.test(plain);
    // Without a word for it two short numbers are a date: 5/3.
    if (numbers.length <= 2 && numbers.every((one) => /^\d{1,2}$|^\d{4}$/.test(one))) {
      const isYearFirst = number.length === 4;
      const year = isYearFirst ? number : second;
      if (year === undefined || year.length === 4 || (isNamed && year.length === 2)) {
        const place = isYearFirst ? second : number;
        return place === undefined ? null : periodInYear(kind, year, Number(place), context);
      }
    }
  }
  // Any date stands for the period it lies in: "hoy", "5/3/26", "en 15 días".
  const entry: EntryContext = {
    pattern: 'dd/MM/y',
    names,
    today,
    year: otherwise,
    min: firstDayOf(kind, min),
    max: lastDayOf(kind, max),
  };
  const typed = readTyped(plain, entry);
  return typed && periodOf(kind, typed.day);
}

function readMonth(text: string, context: PeriodEntryContext): Period | null {
  const digits = /^(\d\d?)\s*[-/. ]\s*(\d{4})$/.exec(text);
  if (digits) return periodWith('month', Number(digits[2]), Number(digits[1]));
  const named = /^(\p{L}+)\.?(?:\s+(?:de|of)?\s*(\d{4}|\d\d))?$/u.exec(text);
  if (!named) return null;
  const fold = (name: string) => removeDiacritics(name).toLowerCase();
  const name = fold(named[1] ?? '');
  const isName = (month: string) => fold(month).startsWith(name) && name.length >= 3;
  const place = context.names.months.findIndex(isName);
  return periodInYear('month', named[2], place + 1, context);
}

function periodInYear(
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
