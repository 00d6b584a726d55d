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
  const next: Readonly<Record<string, Period | undefined>> = {
    ArrowRight: period + ahead,
    ArrowLeft: period - ahead,
    ArrowDown: period + columns,
    ArrowUp: period - columns,
    Home: periods[0],
    End: periods.at(-1),
    PageUp: turned(kind, period, -1),
    PageDown: turned(kind, period, 1),
  };
  return next[key] ?? null;
}
