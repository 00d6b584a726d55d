import { tz } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { differenceInDays } from 'date-fns/differenceInDays';
import { differenceInMonths } from 'date-fns/differenceInMonths';
import { startOfDay } from 'date-fns/startOfDay';
import { startOfHour } from 'date-fns/startOfHour';
import { startOfMinute } from 'date-fns/startOfMinute';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfSecond } from 'date-fns/startOfSecond';
import { startOfWeek } from 'date-fns/startOfWeek';
import { startOfYear } from 'date-fns/startOfYear';
import type { Inclusivity } from '../core/inclusivity';
import type { TimeZoneOptions } from './format-date';

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
  const context = { in: zoneContext(options) };
  switch (one) {
    case 'day':
      return plain(addDays(date, amount, context));
    case 'week':
      return plain(addDays(date, amount * 7, context));
    case 'month':
      return plain(addMonths(date, amount, context));
    case 'year':
      return plain(addMonths(date, amount * 12, context));
    default:
      return new Date(date.getTime() + amount * MS[one]);
  }
}

/** `date` earlier by an amount of a unit (DTF-3). @throws Error('Invalid unit') */
export function subtract(
  date: Date,
  amount: number,
  unit: DateUnit,
  options: UnitOptions = {},
): Date {
  return add(date, -amount, unit, options);
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
  const context = { in: zoneContext(options) };
  switch (one) {
    case 'day':
      return whole(differenceInDays(date, other, context));
    case 'week':
      return whole(differenceInDays(date, other, context) / 7);
    case 'month':
      return whole(differenceInMonths(date, other, context));
    case 'year':
      return whole(differenceInMonths(date, other, context) / 12);
    default:
      return whole((date.getTime() - other.getTime()) / MS[one]);
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
  const after = inclusivity.startsWith('[') ? time >= from : time > from;
  const before = inclusivity.endsWith(']') ? time <= to : time < to;
  return after && before;
}

/** Time of the start of the unit that a date lies in; of the date itself without one. */
function startOf(date: Date, unit: DateUnit | undefined, options: UnitOptions = {}): number {
  if (unit === undefined) return date.getTime();
  const context = { in: zoneContext(options) };
  switch (singular(unit)) {
    case 'second':
      return startOfSecond(date, context).getTime();
    case 'minute':
      return startOfMinute(date, context).getTime();
    case 'hour':
      return startOfHour(date, context).getTime();
    case 'day':
      return startOfDay(date, context).getTime();
    case 'week':
      return startOfWeek(date, { ...context, weekStartsOn: options.firstDay ?? 1 }).getTime();
    case 'month':
      return startOfMonth(date, context).getTime();
    case 'year':
      return startOfYear(date, context).getTime();
  }
}

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

function zoneContext({ timeZone }: UnitOptions) {
  return timeZone === undefined ? undefined : tz(timeZone);
}

/** The same instant without the zone that date-fns hangs on it. */
function plain(date: Date): Date {
  return new Date(date.getTime());
}

/** Towards zero, and never -0. */
function whole(value: number): number {
  return Math.trunc(value) + 0;
}
