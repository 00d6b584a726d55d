import { type Day, dayParts, formatIsoDay, toDay, weekday } from '../core/day';
import { localDate, localDay, zoneOf } from '../core/zone';
import type { TimeZoneOptions } from '../functions/format-date';
import { givenDate } from '../functions/given';
import { COLOMBIAN_HOLIDAY_RULES, FIRST_RULED_YEAR, type HolidayRow } from './holiday-rules';
/** Una fecha en la que caen uno o más festivos. */
export interface Holiday {
  /** La medianoche de ese día, en hora local. */
  readonly date: Date;
  /** El día como `YYYY-MM-DD`. */
  readonly iso: string;
  /** El nombre; ambos, unidos por « y », cuando dos festivos comparten la fecha. */
  readonly name: string;
  /** Cada nombre por separado. */
  readonly names: readonly string[];
}

/**
 * Los festivos de Colombia de un año, calculados y en orden. Si dos caen el mismo día, son uno con ambos nombres.
 * Antes de 1984, cuando empezó a regir la ley actual, no hay ninguno.
 * @example colombianHolidays(2026).length // 19
 */
export function colombianHolidays(year: number): Holiday[] {
  return [...holidaysOf(year)].map(([day, names]) => ({
    date: localDate(day),
    iso: formatIsoDay(day),
    name: names.join(' y '),
    names,
  }));
}

/**
 * Si el día de una fecha, en su zona, es festivo en Colombia.
 * @example isHoliday(date, { timeZone: 'America/Bogota' }) // en un servidor de otra zona
 */
export function isHoliday(date: Date, options: TimeZoneOptions = {}): boolean {
  return holidayName(dayOf(date, options)) !== null;
}

/** El primer festivo después del día de una fecha, en su zona. */
export function nextHoliday(date: Date, options: TimeZoneOptions = {}): Holiday | null {
  const day = dayOf(date, options);
  const { year } = dayParts(day);
  const coming = [...colombianHolidays(year), ...colombianHolidays(year + 1)];
  return coming.find((holiday) => localDay(holiday.date) > day) ?? null;
}

/** `NaN`, which is no holiday and before none, for an invalid date. */
function dayOf(date: Date, { timeZone }: TimeZoneOptions): Day {
  return zoneOf(timeZone, 'holidays').wall(givenDate('holidays', date)).day;
}

export function holidayName(day: Day): string | null {
  return holidaysOf(dayParts(day).year).get(day)?.join(' y ') ?? null;
}

const byYear = new Map<number, ReadonlyMap<Day, readonly string[]>>();

function holidaysOf(year: number): ReadonlyMap<Day, readonly string[]> {
  const names = byYear.get(year) ?? computeHolidays(year);
  byYear.set(year, names);
  return names;
}

function computeHolidays(year: number): ReadonlyMap<Day, readonly string[]> {
  const found = new Map<Day, string[]>();
  if (!Number.isInteger(year) || year < FIRST_RULED_YEAR || year > 9999) return found;
  for (const rule of COLOMBIAN_HOLIDAY_RULES) {
    if (year < (rule.since ?? year)) continue;
    const day = holidayDay(rule, year);
    found.set(day, [...(found.get(day) ?? []), rule.name]);
  }
  return new Map([...found].sort(([a], [b]) => a - b));
}

function holidayDay(rule: HolidayRow, year: number): Day {
  if ('easter' in rule) return easterSunday(year) + rule.easter;
  const day = toDay(year, rule.month, rule.day);
  return rule.moved ? day + ((8 - weekday(day)) % 7) : day;
}

/** Easter Sunday in the Gregorian calendar (the anonymous algorithm of 1876, Meeus/Jones/Butcher). */
function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const shift =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * shift) / 451);
  const march = epact + shift - 7 * late + 114;
  return toDay(year, Math.floor(march / 31), (march % 31) + 1);
}
