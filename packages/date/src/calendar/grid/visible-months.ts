import { type Day, FIRST_DAY, LAST_DAY, type MonthIndex, monthOf } from '../../core/day';

/** How the visible months move. */
export interface MonthsLayout {
  readonly count: number;
  readonly split: boolean;
}

/** The months to begin with: those of the value's two ends, if there is space, else from one on. */
export function startMonths(
  first: MonthIndex,
  last: MonthIndex,
  { count, split }: MonthsLayout,
): MonthIndex[] {
  const months = Array.from({ length: count }, (_, index) => first + index);
  if (split && count > 1 && last > first) months[count - 1] = Math.max(last, first + count - 1);
  return months.map(clampMonth);
}

/** Puts a month in one place; the others give way so that they stay in order and apart. */
export function placeMonth(
  months: readonly MonthIndex[],
  index: number,
  month: MonthIndex,
  { split }: MonthsLayout,
): MonthIndex[] {
  const wanted = clampMonth(month);
  if (!split) return months.map((_, place) => wanted + place - index);
  return months.map((old, place) => {
    if (place < index) return Math.min(old, wanted + place - index);
    return place > index ? Math.max(old, wanted + place - index) : wanted;
  });
}

/** Brings a month into view, moving as few as possible; the same list when it is visible. */
export function revealMonth(
  months: readonly MonthIndex[],
  month: MonthIndex,
  layout: MonthsLayout,
): readonly MonthIndex[] {
  if (months.includes(month)) return months;
  const before = months.filter((shown) => shown < month).length;
  return placeMonth(months, Math.max(before - 1, 0), month, layout);
}

/** Brings a day's month into view. */
export function revealDay(
  months: readonly MonthIndex[],
  day: Day,
  layout: MonthsLayout,
): readonly MonthIndex[] {
  return revealMonth(months, monthOf(day), layout);
}

function clampMonth(month: MonthIndex): MonthIndex {
  return Math.max(monthOf(FIRST_DAY), Math.min(monthOf(LAST_DAY), month));
}
