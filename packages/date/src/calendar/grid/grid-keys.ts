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
  switch (key) {
    case 'ArrowLeft':
      return day + (rtl ? 1 : -1);
    case 'ArrowRight':
      return day + (rtl ? -1 : 1);
    case 'ArrowUp':
      return day - 7;
    case 'ArrowDown':
      return day + 7;
    case 'Home':
      return startOfWeek(day, firstDay);
    case 'End':
      return startOfWeek(day, firstDay) + 6;
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return null;
  }
}

export function clampDay(day: Day, min: Day | null, max: Day | null): Day {
  return Math.max(min ?? FIRST_DAY, FIRST_DAY, Math.min(max ?? LAST_DAY, LAST_DAY, day));
}
