import type { DateShortcut } from '../core/date-shortcuts';
import { type Day, FIRST_DAY, LAST_DAY, weekday } from '../core/day';
import { endOfDay, localDate, localDay, zoneOf } from '../core/zone';
import type { TimeZoneOptions } from '../functions/format-date';
import { givenDate } from '../functions/given';
import { holidayName } from './colombian-holidays';

const COMPONENT = 'business days';
export interface BusinessDayOptions extends TimeZoneOptions {
  /** El sábado también es hábil. @default false */
  saturday?: boolean | undefined;
  /** Dice los festivos de otro calendario. Recibe la medianoche local de cada día. @default los festivos de Colombia */
  isHoliday?: ((date: Date) => boolean) | undefined;
}

/** Si el día de una fecha, en su zona, no es fin de semana ni festivo. */
export function isBusinessDay(date: Date, options: BusinessDayOptions = {}): boolean {
  const given = givenDate(COMPONENT, date);
  return isValid(given) && isBusiness(zoneOf(options.timeZone, COMPONENT).wall(given).day, options);
}

/**
 * La fecha tantos días hábiles después, o antes si son negativos, a la misma hora. La fecha misma no cuenta, como en
 * los términos de ley.
 * @example addBusinessDays(new Date(2026, 10, 20), 15)
 */
export function addBusinessDays(
  date: Date,
  amount: number,
  options: BusinessDayOptions = {},
): Date {
  const given = givenDate(COMPONENT, date);
  const whole = Math.trunc(amount);
  if (!isValid(given) || whole === 0) return new Date(given.getTime());
  const { wall, instant } = zoneOf(options.timeZone, COMPONENT);
  const { day, ms } = wall(given);
  const last = businessDayAfter(day, whole, options);
  return Number.isNaN(last) ? new Date(last) : instant(last, ms);
}

/** Adds business days to a day; a negative `amount` goes back. The result is `NaN` where no day is found. */
function businessDayAfter(start: Day, amount: number, options: BusinessDayOptions = {}): Day {
  const step = amount < 0 ? -1 : 1;
  let day = start;
  for (let left = Math.abs(amount); left > 0; ) {
    day += step;
    if (day < FIRST_DAY || day > LAST_DAY) return Number.NaN;
    if (isBusiness(day, options)) left -= 1;
  }
  return Number.isNaN(amount) ? amount : day;
}

/** Cuántos días hábiles hay entre dos fechas, contando ambas. */
export function countBusinessDays(from: Date, to: Date, options: BusinessDayOptions = {}): number {
  const [first, last] = [givenDate(COMPONENT, from), givenDate(COMPONENT, to)];
  if (!isValid(first) || !isValid(last)) return 0;
  const { wall } = zoneOf(options.timeZone, COMPONENT);
  const end = wall(last).day;
  let total = 0;
  for (let { day } = wall(first); day <= end; day += 1) if (isBusiness(day, options)) total += 1;
  return total;
}

/**
 * Un acceso directo de hoy al día hábil que queda a esa distancia, para `shortcuts`.
 * @example <DateRangePicker shortcuts={['today', businessDaysAhead(5), businessDaysAhead(15)]} />
 */
export function businessDaysAhead(amount: number, label = `+${amount} días hábiles`): DateShortcut {
  return {
    label,
    range: (today) => ({
      from: localDate(localDay(today)),
      to: endOfDay(businessDayAfter(localDay(today), amount)),
    }),
  };
}

function isBusiness(day: Day, { saturday = false, isHoliday }: BusinessDayOptions): boolean {
  const name = weekday(day);
  if (name === 0 || (name === 6 && !saturday)) return false;
  return isHoliday ? !isHoliday(localDate(day)) : holidayName(day) === null;
}

function isValid(date: Date): boolean {
  return !Number.isNaN(date.getTime());
}
