import {
  type Day,
  dayParts,
  firstOfMonth,
  isoWeek,
  monthOf,
  pad,
  startOfWeek,
  toDay,
} from '../core/day';
import type { PeriodKind } from '../labels/date-labels.types';

export type { PeriodKind } from '../labels/date-labels.types';

export type Period = number;

export interface PeriodSpan {
  readonly from: Period;
  readonly to: Period;
}

export type PeriodPage = number;

const FIRST_MONDAY: Day = startOfWeek(toDay(1, 1, 1), 1);
const YEARS_PER_PAGE = 12;

export function periodOf(kind: PeriodKind, day: Day): Period {
  switch (kind) {
    case 'month':
      return monthOf(day);
    case 'quarter':
      return Math.floor(monthOf(day) / 3);
    case 'year':
      return dayParts(day).year;
    case 'week':
      return Math.floor((day - FIRST_MONDAY) / 7);
  }
}

export function firstDayOf(kind: PeriodKind, period: Period): Day {
  switch (kind) {
    case 'month':
      return firstOfMonth(period);
    case 'quarter':
      return firstOfMonth(period * 3);
    case 'year':
      return toDay(period, 1, 1);
    case 'week':
      return FIRST_MONDAY + period * 7;
  }
}

export function lastDayOf(kind: PeriodKind, period: Period): Day {
  return firstDayOf(kind, period + 1) - 1;
}

/** Year and number of a period: month, quarter or ISO week, which belongs to the year of its Thursday. */
export function periodParts(kind: PeriodKind, period: Period): { year: number; number: number } {
  if (kind !== 'week') {
    const perYear = kind === 'month' ? 12 : kind === 'quarter' ? 4 : 1;
    const year = Math.floor(period / perYear);
    return { year, number: period - year * perYear + 1 };
  }
  const thursday = firstDayOf('week', period) + 3;
  return { year: dayParts(thursday).year, number: isoWeek(thursday) };
}

export function periodWith(kind: PeriodKind, year: number, number: number): Period | null {
  if (year < 1 || year > 9999 || number < 1) return null;
  const last = { month: 12, quarter: 4, year: 1, week: 53 }[kind];
  if (number > last) return null;
  if (kind === 'year') return year;
  if (kind !== 'week') return year * last + number - 1;
  const period = firstWeekOf(year) + number - 1;
  return periodParts('week', period).year === year ? period : null;
}

function firstWeekOf(year: number): Period {
  return periodOf('week', toDay(year, 1, 4));
}

export function isoPeriod(kind: PeriodKind, period: Period): string {
  const { year, number } = periodParts(kind, period);
  const suffix = {
    month: `-${pad(number)}`,
    quarter: `-Q${number}`,
    year: '',
    week: `-W${pad(number)}`,
  };
  return pad(year, 4) + suffix[kind];
}

const ISO: Readonly<Record<PeriodKind, RegExp>> = {
  month: /^(\d{4})-(\d\d)$/,
  quarter: /^(\d{4})-q([1-4])$/i,
  year: /^(\d{4})()$/,
  week: /^(\d{4})-w(\d\d)$/i,
};

export function parseIsoPeriod(kind: PeriodKind, text: string): Period | null {
  const match = ISO[kind].exec(text.trim());
  return match ? periodWith(kind, Number(match[1]), Number(match[2] || 1)) : null;
}

export function pageOf(kind: PeriodKind, period: Period): PeriodPage {
  if (kind === 'week') return monthOf(firstDayOf('week', period) + 3);
  const { year } = periodParts(kind, period);
  return kind === 'year' ? Math.floor(year / YEARS_PER_PAGE) : year;
}

/** The periods of a page; a week belongs to the month of its Thursday. */
export function periodsOn(kind: PeriodKind, page: PeriodPage): readonly Period[] {
  if (kind === 'week') {
    const first = periodOf('week', firstOfMonth(page) + 3);
    const next = periodOf('week', firstOfMonth(page + 1) + 3);
    return sequence(first, next - first);
  }
  const count = kind === 'quarter' ? 4 : 12;
  return sequence(page * count, count);
}

function sequence(first: number, length: number): readonly number[] {
  return Array.from({ length }, (_, index) => first + index);
}
