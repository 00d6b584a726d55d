import { addMonths, monthOf, startOfWeek } from '../core/day';
import { zoneOf } from '../core/zone';
import type { TimeZoneOptions } from './format-date';
import { givenDate, givenNumber } from './given';
export type DateUnit =
  `${'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'}${'' | 's'}`;

/** Whether the ends of an interval belong to it: a bracket takes the end in, a parenthesis does not. */
export type Inclusivity = '()' | '[)' | '(]' | '[]';

/** In which zone days begin, and on which weekday a week does. */
export interface UnitOptions extends TimeZoneOptions {
  /** Primer día de la semana: 0 (domingo) a 6 (sábado). @default 1 */
  firstDay?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
}

const MS = { second: 1000, minute: 60_000, hour: 3_600_000 } as const;
const DAYS = { day: 1, week: 7 } as const;
const MONTHS = { month: 1, year: 12 } as const;
const UNITS = { ...MS, ...DAYS, ...MONTHS };

type SingularUnit = keyof typeof UNITS;

function isExact(unit: SingularUnit): unit is keyof typeof MS {
  return unit in MS;
}

/**
 * `date` later by an amount of a unit (DTF-3). Days and longer keep the time on the clock whatever
 * daylight saving does; a day that a month lacks becomes its last.
 * @throws Error('Invalid unit')
 */
export function add(date: Date, amount: number, unit: DateUnit, options: UnitOptions = {}): Date {
  return adder(singular(unit), 'add', options)(givenDate('add', date), givenNumber(amount));
}

function adder(
  unit: SingularUnit,
  name: string,
  { timeZone }: UnitOptions,
): (date: Date, amount: number) => Date {
  if (isExact(unit)) return (date, amount) => new Date(date.getTime() + amount * MS[unit]);
  const zone = zoneOf(timeZone, name);
  return (date, amount) => {
    const count = Math.trunc(amount);
    // Who adds nothing to a time that comes twice keeps the second one.
    if (count === 0) return new Date(date);
    const { day, ms } = zone.wall(date);
    const later =
      unit === 'day' || unit === 'week'
        ? day + count * DAYS[unit]
        : addMonths(day, count * MONTHS[unit]);
    return zone.instant(later, ms);
  };
}

/** `date` earlier by an amount of a unit (DTF-3). @throws Error('Invalid unit') */
export function subtract(
  date: Date,
  amount: number,
  unit: DateUnit,
  options: UnitOptions = {},
): Date {
  return add(date, -givenNumber(amount), unit, options);
}

/**
 * How many whole units `date` lies after `other`: the most that can be added to `other` without passing
 * `date` (DTF-3). The other order has the same number, negative.
 * @throws Error('Invalid unit')
 * @example diff(new Date(2026, 2, 1), new Date(2026, 1, 1), 'days') // 28
 */
export function diff(
  date: Date,
  other: Date,
  unit: DateUnit = 'day',
  options: UnitOptions = {},
): number {
  const one = singular(unit);
  const [to, from] = [givenDate('diff', date), givenDate('diff', other)];
  // Adding zero keeps -0 away.
  return (to < from ? -countUnits(to, from, one, options) : countUnits(from, to, one, options)) + 0;
}

function countUnits(earlier: Date, later: Date, unit: SingularUnit, options: UnitOptions): number {
  if (isExact(unit)) return Math.floor((later.getTime() - earlier.getTime()) / MS[unit]);
  const addTo = adder(unit, 'diff', options);
  const zone = zoneOf(options.timeZone, 'diff');
  const [from, to] = [zone.wall(earlier).day, zone.wall(later).day];
  let count =
    unit === 'day' || unit === 'week'
      ? Math.floor((to - from) / DAYS[unit])
      : Math.floor((monthOf(to) - monthOf(from)) / MONTHS[unit]);
  while (addTo(earlier, count) > later) count -= 1;
  return count;
}

/** Whether `date` lies before `other`, in their unit when one is given. @throws Error('Invalid unit') */
export function isBefore(date: Date, other: Date, unit?: DateUnit, options?: UnitOptions): boolean {
  return placeOf(date, unit, options) < placeOf(other, unit, options);
}

/** Whether `date` lies before `other` or in the same unit. @throws Error('Invalid unit') */
export function isSameOrBefore(
  date: Date,
  other: Date,
  unit?: DateUnit,
  options?: UnitOptions,
): boolean {
  return placeOf(date, unit, options) <= placeOf(other, unit, options);
}

/** Whether `date` lies after `other`, in their unit when one is given. @throws Error('Invalid unit') */
export function isAfter(date: Date, other: Date, unit?: DateUnit, options?: UnitOptions): boolean {
  return placeOf(date, unit, options) > placeOf(other, unit, options);
}

/** Whether `date` lies after `other` or in the same unit. @throws Error('Invalid unit') */
export function isSameOrAfter(
  date: Date,
  other: Date,
  unit?: DateUnit,
  options?: UnitOptions,
): boolean {
  return placeOf(date, unit, options) >= placeOf(other, unit, options);
}

/** Whether both lie in the same unit, or are the same instant. @throws Error('Invalid unit') */
export function isSame(date: Date, other: Date, unit?: DateUnit, options?: UnitOptions): boolean {
  return placeOf(date, unit, options) === placeOf(other, unit, options);
}

/**
 * Whether `date` lies between two others (DTF-3); the ends count by `inclusivity`.
 * @throws Error('Invalid unit')
 */
export function isBetween(
  date: Date,
  start: Date,
  end: Date,
  unit?: DateUnit,
  inclusivity: Inclusivity = '()',
  options?: UnitOptions,
): boolean {
  const [time, from, to] = [date, start, end].map((one) => placeOf(one, unit, options)) as [
    number,
    number,
    number,
  ];
  const after = inclusivity.startsWith('[') ? time >= from : time > from;
  const before = inclusivity.endsWith(']') ? time <= to : time < to;
  return after && before;
}

/** The number of a date's unit in its zone, or its instant without one: what lies earlier has a smaller number. */
function placeOf(date: Date, unit: DateUnit | undefined, options: UnitOptions = {}): number {
  const given = givenDate(COMPARISON, date);
  const time = given.getTime();
  // `null` leaves the unit out for who writes no types.
  if (unit === undefined || unit === null) return time;
  const one = singular(unit);
  const { day, ms } = zoneOf(options.timeZone, COMPARISON).wall(given);
  // Below a day the instant counts: an hour that comes twice is two hours.
  if (isExact(one)) return time - (ms % MS[one]);
  if (one === 'day') return day;
  if (one === 'week') return startOfWeek(day, options.firstDay ?? 1);
  return Math.floor(monthOf(day) / MONTHS[one]);
}
const COMPARISON = 'date comparisons';

function singular(unit: DateUnit): SingularUnit {
  const one = String(unit).replace(/s$/, '');
  if (isUnit(one)) return one;
  throw new Error('Invalid unit');
}

function isUnit(text: string): text is SingularUnit {
  return Object.hasOwn(UNITS, text);
}
