import { type Day, dayParts } from '../core/day';
import { type PeriodNames, periodName } from './period-text';
import {
  firstDayOf,
  lastDayOf,
  type Period,
  type PeriodKind,
  type PeriodPage,
  periodParts,
  periodsOn,
} from './periods';

export function cellText(kind: PeriodKind, period: Period, { names, labels }: PeriodNames): string {
  const { year, number } = periodParts(kind, period);
  switch (kind) {
    case 'month':
      return capitalised(names.months[number - 1] ?? '');
    case 'quarter':
      return labels.quarter(number);
    case 'year':
      return String(year);
    case 'week':
      return `${labels.week(number)} · ${shortDay(firstDayOf(kind, period), names)} – ${shortDay(lastDayOf(kind, period), names)}`;
  }
}

export function cellName(kind: PeriodKind, period: Period, texts: PeriodNames): string {
  const name = periodName(kind, period, texts);
  if (kind !== 'week') return name;
  const { longDay } = texts.names;
  return `${name}, ${longDay(firstDayOf(kind, period))} – ${longDay(lastDayOf(kind, period))}`;
}

export function pageTitle(kind: PeriodKind, page: PeriodPage, { names }: PeriodNames): string {
  if (kind === 'week') return capitalised(names.monthYear((page % 12) + 1, Math.floor(page / 12)));
  if (kind !== 'year') return String(page);
  const years = periodsOn(kind, page);
  return `${years[0]} – ${years.at(-1)}`;
}

function shortDay(day: Day, { monthsShort }: PeriodNames['names']): string {
  const parts = dayParts(day);
  return `${parts.day} ${monthsShort[parts.month - 1]}`;
}

/** It stands alone, so it begins with a capital though Spanish months don't. */
function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
