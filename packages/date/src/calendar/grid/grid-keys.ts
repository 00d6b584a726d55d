import { addMonths, type Day, FIRST_DAY, LAST_DAY, startOfWeek } from '../../core/day';

export interface GridKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

export function moveByKey(
  day: Day,
  { key, shiftKey }: GridKey,
  firstDay: number,
  rtl = false,
): Day | null {
  const months = shiftKey ? 12 : 1;
  const ahead = rtl ? -1 : 1;
  const week = startOfWeek(day, firstDay);
  const days: Readonly<Record<string, Day>> = {
    ArrowLeft: day - ahead,
    ArrowRight: day + ahead,
    ArrowUp: day - 7,
    ArrowDown: day + 7,
    Home: week,
    End: week + 6,
    PageUp: addMonths(day, -months),
    PageDown: addMonths(day, months),
  };
  return days[key] ?? null;
}

export function clampDay(day: Day, min = FIRST_DAY, max = LAST_DAY): Day {
  return Math.max(min, Math.min(max, day));
}
