import type { Day } from '../core/day';
import { dayParts, firstOfMonth, lastOfMonth, monthOf, startOfWeek, toDay } from '../core/day';
import { endOfDay, zoneOf } from '../core/zone';
import { givenDate } from './given';
import type { UnitOptions } from './units';

/** De las 00:00:00.000 de un día a las 23:59:59.999 de otro. */
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

/** Todo el día de hoy. */
export function getToday(options: DateSpanOptions = {}): DateSpan {
  return span(options, (today) => [today, today]);
}

/** Todo el día de ayer. */
export function getYesterday(options: DateSpanOptions = {}): DateSpan {
  return span(options, (today) => [today - 1, today - 1]);
}

/** Todo el día de mañana. */
export function getTomorrow(options: DateSpanOptions = {}): DateSpan {
  return span(options, (today) => [today + 1, today + 1]);
}

/** La semana de hoy; empieza el lunes, si `firstDay` no dice otro día. */
export function getWeek(options: DateSpanOptions = {}): DateSpan {
  return span(options, (today) => {
    const monday = startOfWeek(today, options.firstDay ?? 1);
    return [monday, monday + 6];
  });
}

/** El mes de hoy. */
export function getMonth(options: DateSpanOptions = {}): DateSpan {
  return span(options, wholeMonth);
}

/** El año de hoy. */
export function getYear(options: DateSpanOptions = {}): DateSpan {
  return span(options, (today) => {
    const { year } = dayParts(today);
    return [toDay(year, 1, 1), toDay(year, 12, 31)];
  });
}

/**
 * Varios días desde una fecha, o hasta ella, o todo su mes.
 * @example getDateRange({ days: -7 }) // los últimos siete días, contando hoy
 */
export function getDateRange({
  days = 1,
  currentMonth = false,
  from,
  ...options
}: DateRangeOptions = {}): DateSpan {
  return span({ ...options, today: from }, (day) => {
    if (currentMonth) return wholeMonth(day);
    const whole = Math.trunc(days);
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
