import { type Day, weekday } from '../core/day';
import { localDay } from '../core/zone';
import { holidayName } from './colombian-holidays';

/** Which days count as business days. */
export interface BusinessDayOptions {
  /**
   * El sábado también es hábil.
   * @default false
   */
  saturday?: boolean | undefined;
  /**
   * Dice los festivos de otro calendario.
   * @default los festivos de Colombia
   */
  isHoliday?: ((date: Date) => boolean) | undefined;
}

/** Whether a date, read by its local day, is neither on a weekend nor a holiday (DTF-5). */
export function isBusinessDay(date: Date, options: BusinessDayOptions = {}): boolean {
  const day = localDay(date);
  if (isWeekend(day, options)) return false;
  return options.isHoliday ? !options.isHoliday(date) : holidayName(day) === null;
}

/**
 * The date so many business days later, or earlier when negative; the time stays (DTF-5). The date
 * itself does not count, as in the terms of Colombian law.
 *
 * @example addBusinessDays(new Date(2026, 10, 20), 15)
 */
export function addBusinessDays(
  date: Date,
  amount: number,
  options: BusinessDayOptions = {},
): Date {
  const result = new Date(date.getTime());
  const step = amount < 0 ? -1 : 1;
  let left = Math.abs(Math.trunc(amount));
  while (left > 0 && !Number.isNaN(result.getTime())) {
    result.setDate(result.getDate() + step);
    if (isBusinessDay(result, options)) left -= 1;
  }
  return result;
}

/** How many business days there are from one date to another, both counted. */
export function countBusinessDays(from: Date, to: Date, options: BusinessDayOptions = {}): number {
  const date = new Date(from.getFullYear(), from.getMonth(), from.getDate(), 12);
  date.setFullYear(from.getFullYear());
  const last = localDay(to);
  let count = 0;
  while (localDay(date) <= last) {
    if (isBusinessDay(date, options)) count += 1;
    date.setDate(date.getDate() + 1);
  }
  return count;
}

function isWeekend(day: Day, { saturday = false }: BusinessDayOptions): boolean {
  const name = weekday(day);
  return name === 0 || (name === 6 && !saturday);
}
