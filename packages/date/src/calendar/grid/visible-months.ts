import { type Day, FIRST_DAY, LAST_DAY, type MonthIndex, monthOf } from '../../core/day';

export interface MonthsLayout {
  readonly count: number;
  readonly split: boolean;
}

export function startMonths(
  first: MonthIndex,
  last: MonthIndex,
  { count, split }: MonthsLayout,
): readonly MonthIndex[] {
  const months = Array.from({ length: count }, (_, index) => first + index);
  if (split && last > first) months[count - 1] = Math.max(last, first + count - 1);
  return months.map(clampMonth);
}

export function placeMonth(
  months: readonly MonthIndex[],
  index: number,
  month: MonthIndex,
  { split }: MonthsLayout,
): readonly MonthIndex[] {
  const wanted = clampMonth(month);
  if (!split) return months.map((_, place) => wanted + place - index);
  return months.map((old, place) => {
    if (place < index) return Math.min(old, wanted + place - index);
    return place > index ? Math.max(old, wanted + place - index) : wanted;
  });
}

export function revealDay(
  months: readonly MonthIndex[],
  day: Day,
  layout: MonthsLayout,
): readonly MonthIndex[] {
  const month = monthOf(day);
  if (months.includes(month)) return months;
  const before = months.filter((shown) => shown < month).length;
  return placeMonth(months, Math.max(before - 1, 0), month, layout);
}

function clampMonth(month: MonthIndex): MonthIndex {
  return Math.max(monthOf(FIRST_DAY), Math.min(monthOf(LAST_DAY), month));
}
