import type { DateNames } from '../core/date-names';
import type { Day } from '../core/day';
import { type EntryContext, readTyped } from '../text/lenient-date';
import type { PeriodLabels } from './period-labels';
import {
  type Period,
  type PeriodKind,
  type PeriodSpan,
  parseIsoPeriod,
  periodOf,
  periodParts,
  periodWith,
} from './periods';

/** Between two periods. */
const BETWEEN = ' – ';

/** What names of periods are made of. */
export interface PeriodNames {
  readonly names: DateNames;
  readonly labels: PeriodLabels;
}

/** A period as the field shows it: "noviembre de 2026", "Semana 47 de 2026". */
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

/** One period, or the first and last of several. */
export function spanName(kind: PeriodKind, { from, to }: PeriodSpan, names: PeriodNames): string {
  const first = periodName(kind, from, names);
  return from === to ? first : first + BETWEEN + periodName(kind, to, names);
}

const SPLIT = /\s+[–—-]\s+|\s+(?:a|al|hasta|to|até)\s+/iu;

/** Reads one typed period, or with `range` two of them, put in order (PER-2). */
export function readTypedSpan(
  kind: PeriodKind,
  text: string,
  range: boolean,
  names: PeriodNames,
  today: Day,
): PeriodSpan | null {
  const parts = range ? text.split(SPLIT) : [text];
  const [first, second = first, ...more] = parts.map((part) =>
    readTypedPeriod(kind, part, names, today),
  );
  if (first === undefined || first === null || second === null || more.length > 0) return null;
  const last = second ?? first;
  return { from: Math.min(first, last), to: Math.max(first, last) };
}

/** What may stand around the numbers of a quarter or a week, in three languages. */
const WORDS: Readonly<Record<'quarter' | 'week', RegExp>> = {
  quarter: /trimestre|trim\.?|quarter|[tq]|[º°.ª]|\bde\b|\bof\b|er|[-/,]/giu,
  week: /semana|sem\.?|week|wk|[sw]|\bde\b|\bof\b|[-/,]/giu,
};

function readTypedPeriod(
  kind: PeriodKind,
  text: string,
  { names }: PeriodNames,
  today: Day,
): Period | null {
  const plain = text.trim();
  const iso = parseIsoPeriod(kind, plain);
  if (iso !== null) return iso;
  const thisYear = periodParts('year', periodOf('year', today)).year;
  if (kind === 'month') {
    const period = readMonth(plain, names, thisYear);
    if (period !== null) return period;
  } else if (kind === 'year') {
    if (/^\d\d$/.test(plain)) return 2000 + Number(plain);
  } else {
    const numbers = plain.replace(WORDS[kind], ' ').trim().split(/\s+/);
    if (numbers.every((number) => /^\d{1,4}$/.test(number)) && numbers.length <= 2) {
      const year = numbers.find((number) => number.length === 4);
      const number = numbers.find((one) => one.length < 3);
      if (number !== undefined && (year !== undefined || numbers.length === 1)) {
        return periodWith(kind, Number(year ?? thisYear), Number(number));
      }
      return null;
    }
  }
  // Any date stands for the period it lies in: "hoy", "5/3/26", "en 15 días".
  const context: EntryContext = { pattern: 'dd/MM/y', names, today, min: null, max: null };
  const typed = readTyped(plain, context);
  return typed && periodOf(kind, typed.day);
}

/** `11/2026`, `nov 2026`, `noviembre de 2026`, `noviembre` (of this year). */
function readMonth(text: string, names: DateNames, thisYear: number): Period | null {
  const digits = /^(\d\d?)\s*[-/. ]\s*(\d{4})$/.exec(text);
  if (digits) return periodWith('month', Number(digits[2]), Number(digits[1]));
  const named = /^(\p{L}+)\.?(?:\s+(?:de|of)?\s*(\d{4}|\d\d))?$/u.exec(text);
  if (!named) return null;
  const name = (named[1] ?? '').toLowerCase();
  const isName = (month: string) => month.toLowerCase().startsWith(name) && name.length >= 3;
  const place = names.months.findIndex(isName);
  if (place === -1) return null;
  const year = named[2] === undefined ? thisYear : Number(named[2]);
  return periodWith('month', year < 100 ? 2000 + year : year, place + 1);
}
