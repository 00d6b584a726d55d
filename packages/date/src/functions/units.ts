import { warnOnce } from '@guadua/utils/internal';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { differenceInDays } from 'date-fns/differenceInDays';
import { differenceInMonths } from 'date-fns/differenceInMonths';
import { startOfDay } from 'date-fns/startOfDay';
import { startOfHour } from 'date-fns/startOfHour';
import { startOfMinute } from 'date-fns/startOfMinute';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfSecond } from 'date-fns/startOfSecond';
import { startOfYear } from 'date-fns/startOfYear';
import { weekAge } from '../core/day';
import type { Inclusivity } from '../core/inclusivity';
import type { TimeZoneOptions } from './format-date';
import { givenDate, givenNumber } from './given';
import { zoneContext } from './zone-context';

/** Units of time, in the singular or the plural. */
export type DateUnit =
  | 'second'
  | 'seconds'
  | 'minute'
  | 'minutes'
  | 'hour'
  | 'hours'
  | 'day'
  | 'days'
  | 'week'
  | 'weeks'
  | 'month'
  | 'months'
  | 'year'
  | 'years';

/** In which zone days begin, and on which weekday a week does. */
export interface UnitOptions extends TimeZoneOptions {
  /**
   * Primer día de la semana: 0 (domingo) a 6 (sábado).
   * @default 1
   */
  firstDay?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
}

type SingularUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

const MS = { second: 1000, minute: 60_000, hour: 3_600_000 } as const;

/**
 * `date` later by an amount of a unit (DTF-3). Days and longer keep the time on the clock whatever
 * daylight saving does; a day that a month lacks becomes its last.
 *
 * @throws Error('Invalid unit')
 */
export function add(date: Date, amount: number, unit: DateUnit, options: UnitOptions = {}): Date {
  const one = singular(unit);
  const given = givenDate('add', date);
  const count = givenNumber(amount);
  const context = { in: zoneContext('add', options) };
  switch (one) {
    case 'day':
      return plain(addDays(given, count, context));
    case 'week':
      return plain(addDays(given, count * 7, context));
    case 'month':
      return plain(addMonths(given, count, context));
    case 'year':
      return plain(addMonths(given, count * 12, context));
    default:
      return new Date(given.getTime() + count * MS[one]);
  }
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
 * How many whole units `date` lies after `other`; negative when it lies before (DTF-3).
 *
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
  const context = { in: zoneContext('diff', options) };
  switch (one) {
    case 'day':
      return whole(differenceInDays(to, from, context));
    case 'week':
      return whole(differenceInDays(to, from, context) / 7);
    case 'month':
      return whole(differenceInMonths(to, from, context));
    case 'year':
      return whole(differenceInMonths(to, from, context) / 12);
    default:
      return whole((to.getTime() - from.getTime()) / MS[one]);
  }
}

/** Whether `date` lies before `other`, in their unit when one is given. @throws Error('Invalid unit') */
export function isBefore(date: Date, other: Date, unit?: DateUnit, options?: UnitOptions): boolean {
  return startOf(date, unit, options) < startOf(other, unit, options);
}

/** Whether `date` lies before `other` or in the same unit. @throws Error('Invalid unit') */
export function isSameOrBefore(
  date: Date,
  other: Date,
  unit?: DateUnit,
  options?: UnitOptions,
): boolean {
  return startOf(date, unit, options) <= startOf(other, unit, options);
}

/** Whether `date` lies after `other`, in their unit when one is given. @throws Error('Invalid unit') */
export function isAfter(date: Date, other: Date, unit?: DateUnit, options?: UnitOptions): boolean {
  return startOf(date, unit, options) > startOf(other, unit, options);
}

/** Whether `date` lies after `other` or in the same unit. @throws Error('Invalid unit') */
export function isSameOrAfter(
  date: Date,
  other: Date,
  unit?: DateUnit,
  options?: UnitOptions,
): boolean {
  return startOf(date, unit, options) >= startOf(other, unit, options);
}

/** Whether both lie in the same unit, or are the same instant. @throws Error('Invalid unit') */
export function isSame(date: Date, other: Date, unit?: DateUnit, options?: UnitOptions): boolean {
  return startOf(date, unit, options) === startOf(other, unit, options);
}

/**
 * Whether `date` lies between two others (DTF-3); the ends count by `inclusivity`.
 *
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
  const [time, from, to] = [date, start, end].map((one) => startOf(one, unit, options)) as [
    number,
    number,
    number,
  ];
  const ends = String(inclusivity);
  warnOnce(
    'isBetween',
    () =>
      !/^[[(][\])]$/.test(ends) &&
      `inclusivity: there is no "${ends}"; neither end counts. Give "()", "[)", "(]" or "[]".`,
    'date-inclusivity',
  );
  const after = ends.startsWith('[') ? time >= from : time > from;
  const before = ends.endsWith(']') ? time <= to : time < to;
  return after && before;
}

/** Time of the start of the unit that a date lies in; of the date itself without one. */
function startOf(date: Date, unit: DateUnit | undefined, options: UnitOptions = {}): number {
  const given = givenDate(COMPARISON, date);
  // `null` leaves the unit out for who writes no types.
  if (unit === undefined || unit === null) return given.getTime();
  const context = { in: zoneContext(COMPARISON, options) };
  switch (singular(unit)) {
    case 'second':
      return startOfSecond(given, context).getTime();
    case 'minute':
      return startOfMinute(given, context).getTime();
    case 'hour':
      return startOfHour(given, context).getTime();
    case 'day':
      return startOfDay(given, context).getTime();
    case 'week': {
      const day = startOfDay(given, context);
      return addDays(day, -weekAge(day.getDay(), options.firstDay ?? 1), context).getTime();
    }
    case 'month':
      return startOfMonth(given, context).getTime();
    case 'year':
      return startOfYear(given, context).getTime();
  }
}

/** What the functions that compare are called in warnings. */
const COMPARISON = 'date comparisons';

function singular(unit: DateUnit): SingularUnit {
  switch (unit) {
    case 'second':
    case 'seconds':
      return 'second';
    case 'minute':
    case 'minutes':
      return 'minute';
    case 'hour':
    case 'hours':
      return 'hour';
    case 'day':
    case 'days':
      return 'day';
    case 'week':
    case 'weeks':
      return 'week';
    case 'month':
    case 'months':
      return 'month';
    case 'year':
    case 'years':
      return 'year';
    default:
      throw new Error('Invalid unit');
  }
}

/** The same instant without the zone that date-fns hangs on it. */
function plain(date: Date): Date {
  return new Date(date.getTime());
}

/** Towards zero, and never -0. */
function whole(value: number): number {
  return Math.trunc(value) + 0;
}
