import {
  type Day,
  firstOfMonth,
  lastOfMonth,
  type MonthIndex,
  startOfWeek,
  weekday,
} from '../../core/day';

/** Six weeks always, so that nothing jumps from month to month. */
const WEEKS = 6;

export interface GridWeek {
  readonly start: Day;
  readonly cells: readonly (Day | null)[];
}

export function monthGrid(month: MonthIndex, firstDay: number, outside: boolean): GridWeek[] {
  const [first, last] = [firstOfMonth(month), lastOfMonth(month)];
  const start = startOfWeek(first, firstDay);
  return Array.from({ length: WEEKS }, (_, week) => ({
    start: start + week * 7,
    cells: Array.from({ length: 7 }, (_, column) => {
      const day = start + week * 7 + column;
      return outside || (day >= first && day <= last) ? day : null;
    }),
  }));
}

export function weekdayOrder(firstDay: number): number[] {
  const first = startOfWeek(0, firstDay);
  return Array.from({ length: 7 }, (_, column) => weekday(first + column));
}
