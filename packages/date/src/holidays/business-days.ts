import { type Day, dayParts, FIRST_DAY, LAST_DAY, weekday } from '../core/day';
import { localDate, type Zone, zoneOf } from '../core/zone';
import type { TimeZoneOptions } from '../functions/format-date';
import { givenDate, givenNumber } from '../functions/given';
import { holidayName, holidaysOf } from './colombian-holidays';

const COMPONENT = 'business days';
export interface BusinessDayOptions extends TimeZoneOptions {
  /** El sábado también es hábil. @default false */
  saturday?: boolean | undefined;
  /** Dice los festivos de otro calendario. Recibe la medianoche local de cada día. @default los festivos de Colombia */
  isHoliday?: ((date: Date) => boolean) | undefined;
}

/** Whether the calendar day of a date, in the zone, is neither on a weekend nor a holiday (DTF-5). */
export function isBusinessDay(date: Date, options: BusinessDayOptions = {}): boolean {
  const given = givenDate(COMPONENT, date);
  return isValid(given) && isBusiness(zone(options).wall(given).day, options);
}

/**
 * The date so many business days later, or earlier when negative (DTF-5). The time on the clock stays,
 * whatever daylight saving does. The date itself does not count, as in the terms of Colombian law.
 * @example addBusinessDays(new Date(2026, 10, 20), 15)
 */
export function addBusinessDays(
  date: Date,
  amount: number,
  options: BusinessDayOptions = {},
): Date {
  const given = givenDate(COMPONENT, date);
  const whole = Math.trunc(givenNumber(amount));
  if (!isValid(given) || whole === 0) return new Date(given.getTime());
  const { wall, instant } = zone(options);
  const { day, ms } = wall(given);
  const last = businessDayAfter(day, whole, options);
  return Number.isNaN(last) ? new Date(last) : instant(last, ms);
}

/** Adds business days to a day; a negative `amount` goes back. The result is `NaN` where no day is found. */
export function businessDayAfter(
  start: Day,
  amount: number,
  options: BusinessDayOptions = {},
): Day {
  const step = amount < 0 ? -1 : 1;
  let left = Math.abs(amount);
  let day = start;
  // No leap goes too far: of so many days at most so many are business days, and the last leap lands on one.
  while (left > 0) {
    const next = day + step * left;
    if (next < FIRST_DAY || next > LAST_DAY) return Number.NaN;
    left -= step > 0 ? count(day + 1, next, options) : count(next, day - 1, options);
    day = next;
  }
  return Number.isNaN(left) ? left : day;
}

/** How many business days there are from one date to another, both counted. */
export function countBusinessDays(from: Date, to: Date, options: BusinessDayOptions = {}): number {
  const [first, last] = [givenDate(COMPONENT, from), givenDate(COMPONENT, to)];
  if (!isValid(first) || !isValid(last)) return 0;
  const { wall } = zone(options);
  return count(wall(first).day, wall(last).day, options);
}

/** Whole weeks by their number, holidays by the year: the days themselves are not walked. */
function count(from: Day, to: Day, options: BusinessDayOptions): number {
  if (to < from) return 0;
  const { isHoliday } = options;
  let total = 0;
  if (isHoliday) {
    // What another calendar says has to be asked for each day.
    for (let day = from; day <= to; day += 1) if (isBusiness(day, options)) total += 1;
    return total;
  }
  const length = to - from + 1;
  const weeks = Math.floor(length / 7);
  total = weeks * (options.saturday ? 6 : 5);
  for (let day = from + weeks * 7; day <= to; day += 1) if (!isWeekend(day, options)) total += 1;
  const [first, last] = [dayParts(from).year, dayParts(to).year];
  for (let year = first; year <= last; year += 1) {
    for (const day of holidaysOf(year).keys()) {
      if (day >= from && day <= to && !isWeekend(day, options)) total -= 1;
    }
  }
  return total;
}

function isBusiness(day: Day, options: BusinessDayOptions): boolean {
  if (isWeekend(day, options)) return false;
  return options.isHoliday ? !options.isHoliday(localDate(day)) : holidayName(day) === null;
}

function isWeekend(day: Day, { saturday = false }: BusinessDayOptions): boolean {
  const name = weekday(day);
  return name === 0 || (name === 6 && !saturday);
}

function zone({ timeZone }: BusinessDayOptions): Zone {
  return zoneOf(timeZone, COMPONENT);
}

function isValid(date: Date): boolean {
  return !Number.isNaN(date.getTime());
}
