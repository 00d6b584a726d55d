import { type Period, type PeriodKind, pageOf, periodsOn } from './periods';

export const COLUMNS: Readonly<Record<PeriodKind, number>> = {
  month: 3,
  quarter: 2,
  year: 3,
  week: 1,
};

export function turned(kind: PeriodKind, period: Period, by: number): Period {
  const page = pageOf(kind, period);
  const place = periodsOn(kind, page).indexOf(period);
  const next = periodsOn(kind, page + by);
  return next[Math.min(place, next.length - 1)] ?? period;
}

export function periodByKey(
  kind: PeriodKind,
  period: Period,
  key: string,
  rtl: boolean,
): Period | null {
  const columns = COLUMNS[kind];
  const periods = periodsOn(kind, pageOf(kind, period));
  const ahead = rtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return period + ahead;
    case 'ArrowLeft':
      return period - ahead;
    case 'ArrowDown':
      return period + columns;
    case 'ArrowUp':
      return period - columns;
    case 'Home':
      return periods[0] ?? null;
    case 'End':
      return periods.at(-1) ?? null;
    case 'PageUp':
      return turned(kind, period, -1);
    case 'PageDown':
      return turned(kind, period, 1);
    default:
      return null;
  }
}
