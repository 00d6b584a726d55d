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
import { localDate } from '../core/zone';
import type { PeriodKind } from '../labels/date-labels.types';

export type { PeriodKind } from '../labels/date-labels.types';

export type Period = number;

export interface PeriodSpan {
  readonly from: Period;
  readonly to: Period;
}

export function periodSpan(one: Period, other: Period = one): PeriodSpan {
  return { from: Math.min(one, other), to: Math.max(one, other) };
}

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;
const FIRST_MONDAY: Day = startOfWeek(toDay(1, 1, 1), 1);
const YEARS_PER_PAGE = 12;

export function periodOf(kind: PeriodKind, day: Day): Period {
  if (kind === 'week') return Math.floor((day - FIRST_MONDAY) / 7);
  return Math.floor(monthOf(day) / MONTHS[kind]);
}

export function firstDayOf(kind: PeriodKind, period: Period): Day {
  return kind === 'week' ? FIRST_MONDAY + period * 7 : firstOfMonth(period * MONTHS[kind]);
}

export function lastDayOf(kind: PeriodKind, period: Period): Day {
  return firstDayOf(kind, period + 1) - 1;
}

/** The first and the last day, as local dates. */
export function datesOf(kind: PeriodKind, { from, to }: PeriodSpan): { from: Date; to: Date } {
  return { from: localDate(firstDayOf(kind, from)), to: localDate(lastDayOf(kind, to)) };
}

/** Year and number of a period: month, quarter or ISO week, which belongs to the year of its Thursday. */
export function periodParts(kind: PeriodKind, period: Period): { year: number; number: number } {
  const first = firstDayOf(kind, period);
  if (kind === 'week') return { year: dayParts(first + 3).year, number: isoWeek(first) };
  const { year, month } = dayParts(first);
  return { year, number: (month - 1) / MONTHS[kind] + 1 };
}

export function periodWith(kind: PeriodKind, year: number, number: number): Period | null {
  if (year < 1 || year > 9999 || number < 1) return null;
  // 4 January lies in the first week of its year.
  const first = periodOf(kind, toDay(year, 1, 4));
  const period = first + number - 1;
  return periodParts(kind, period).year === year ? period : null;
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

export function pageOf(kind: PeriodKind, period: Period): number {
  if (kind === 'week') return monthOf(firstDayOf('week', period) + 3);
  const { year } = periodParts(kind, period);
  return kind === 'year' ? Math.floor(year / YEARS_PER_PAGE) : year;
}

/** The periods of a page; a week belongs to the month of its Thursday. */
export function periodsOn(kind: PeriodKind, page: number): readonly Period[] {
  const firstWeek = (month: number) => periodOf('week', firstOfMonth(month) + 3);
  const perPage = kind === 'quarter' ? 4 : 12;
  const first = kind === 'week' ? firstWeek(page) : page * perPage;
  const length = kind === 'week' ? firstWeek(page + 1) - first : perPage;
  return Array.from({ length }, (_, index) => first + index);
}
