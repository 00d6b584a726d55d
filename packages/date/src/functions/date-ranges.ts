import type { Day } from '../core/day';
import { dayParts, firstOfMonth, lastOfMonth, monthOf, startOfWeek, toDay } from '../core/day';
import { endOfDay, zoneOf } from '../core/zone';
import { givenDate, givenNumber } from './given';
import type { UnitOptions } from './units';

/** From 00:00:00.000 of one day to 23:59:59.999 of another. */
export interface DateSpan {
  /** El comienzo del primer día. */
  start: Date;
  /** El último milisegundo del último día. */
  end: Date;
}

export interface DateSpanOptions extends UnitOptions {
  /** El día que cuenta como hoy. @default new Date() */
  today?: Date | undefined;
}

export interface DateRangeOptions extends UnitOptions {
  /** Cuántos días, contando el primero. Un número negativo va hacia atrás desde `from`. @default 1 */
  days?: number | undefined;
  /** Todo el mes de `from`, diga lo que diga `days`. @default false */
  currentMonth?: boolean | undefined;
  /** El día en que empieza; si `days` es negativo, en el que termina. @default new Date() */
  from?: Date | undefined;
}

/** Today, whole. */
export function getToday(options: DateSpanOptions = {}): DateSpan {
  return span(options, (today) => [today, today]);
}

/** Yesterday, whole. */
export function getYesterday(options: DateSpanOptions = {}): DateSpan {
  return span(options, (today) => [today - 1, today - 1]);
}

/** Tomorrow, whole. */
export function getTomorrow(options: DateSpanOptions = {}): DateSpan {
  return span(options, (today) => [today + 1, today + 1]);
}

/** The week of today; it starts on Monday unless `firstDay` says otherwise. */
export function getWeek(options: DateSpanOptions = {}): DateSpan {
  return span(options, (today) => {
    const monday = startOfWeek(today, options.firstDay ?? 1);
    return [monday, monday + 6];
  });
}

/** The month of today. */
export function getMonth(options: DateSpanOptions = {}): DateSpan {
  return span(options, wholeMonth);
}

/** The year of today. */
export function getYear(options: DateSpanOptions = {}): DateSpan {
  return span(options, (today) => {
    const { year } = dayParts(today);
    return [toDay(year, 1, 1), toDay(year, 12, 31)];
  });
}

/**
 * A number of days from (or up to) a day, or that day's whole month.
 * @example getDateRange({ days: -7 }) // the last seven days, today counted
 */
export function getDateRange({
  days = 1,
  currentMonth = false,
  from,
  ...options
}: DateRangeOptions = {}): DateSpan {
  return span({ ...options, today: from }, (day) => {
    if (currentMonth) return wholeMonth(day);
    const whole = Math.trunc(givenNumber(days));
    return whole < 0 ? [day + whole + 1, day] : [day, day + Math.max(whole, 1) - 1];
  });
}

const COMPONENT = 'date ranges';

function wholeMonth(day: Day): [Day, Day] {
  return [firstOfMonth(monthOf(day)), lastOfMonth(monthOf(day))];
}

function span({ today, timeZone }: DateSpanOptions, days: (today: Day) => [Day, Day]): DateSpan {
  const zone = zoneOf(timeZone, COMPONENT);
  const [start, end] = days(zone.wall(givenDate(COMPONENT, today ?? new Date())).day);
  return { start: zone.instant(start, 0), end: endOfDay(end, zone) };
}
