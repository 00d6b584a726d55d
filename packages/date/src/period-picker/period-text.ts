import { capitalised, type DateNames } from '../core/date-names';
import { type Day, dayParts } from '../core/day';
import type { PeriodLabels } from '../labels/date-labels.types';
import {
  firstDayOf,
  lastDayOf,
  type Period,
  type PeriodKind,
  type PeriodSpan,
  periodParts,
  periodsOn,
} from './periods';

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
  if (kind === 'year') return String(year);
  if (kind === 'month') return names.monthYear(period);
  return (kind === 'week' ? labels.weekOfYear : labels.quarterOfYear)(number, year);
}

export function spanName(kind: PeriodKind, { from, to }: PeriodSpan, names: PeriodNames): string {
  const first = periodName(kind, from, names);
  return from === to ? first : `${first} – ${periodName(kind, to, names)}`;
}

/** A period in its cell, whose page says the rest. */
export function cellText(kind: PeriodKind, period: Period, { names, labels }: PeriodNames): string {
  const { year, number } = periodParts(kind, period);
  if (kind === 'year') return String(year);
  if (kind === 'month') return capitalised(names.months[number - 1] ?? '');
  if (kind === 'quarter') return labels.quarter(number);
  const short = (day: Day) => {
    const parts = dayParts(day);
    return `${parts.day} ${names.monthsShort[parts.month - 1]}`;
  };
  const [first, last] = [firstDayOf(kind, period), lastDayOf(kind, period)];
  return `${labels.week(number)} · ${short(first)} – ${short(last)}`;
}

export function cellName(kind: PeriodKind, period: Period, texts: PeriodNames): string {
  const name = periodName(kind, period, texts);
  if (kind !== 'week') return name;
  const { longDay } = texts.names;
  return `${name}, ${longDay(firstDayOf(kind, period))} – ${longDay(lastDayOf(kind, period))}`;
}

export function pageTitle(kind: PeriodKind, page: number, { names }: PeriodNames): string {
  if (kind === 'week') return capitalised(names.monthYear(page));
  if (kind !== 'year') return String(page);
  const years = periodsOn(kind, page);
  return `${years[0]} – ${years.at(-1)}`;
}
