import { addMonths, monthOf, startOfWeek } from '../core/day';
import { type Zone, zoneOf } from '../core/zone';
import type { TimeZoneOptions } from './format-date';
import { givenDate } from './given';
export type DateUnit =
  `${'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'}${'' | 's'}`;

/** Si los extremos de un intervalo son parte de él: el corchete incluye, el paréntesis no. */
export type Inclusivity = '()' | '[)' | '(]' | '[]';

/** En qué zona empiezan los días, y en qué día la semana. */
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
 * La fecha más adelante. De días en adelante la hora se conserva, pase lo que pase con el horario de verano; un día
 * que el mes no tiene pasa a ser el último.
 * @throws Error('Invalid unit')
 */
export function add(date: Date, amount: number, unit: DateUnit, options: UnitOptions = {}): Date {
  return moved(givenDate('add', date), amount, singular(unit), zoneOf(options.timeZone, 'add'));
}

function moved(date: Date, amount: number, unit: SingularUnit, zone: Zone): Date {
  if (isExact(unit)) return new Date(date.getTime() + amount * MS[unit]);
  const count = Math.trunc(amount);
  // Who adds nothing to a time that comes twice keeps the second one.
  if (count === 0) return new Date(date);
  const { day, ms } = zone.wall(date);
  const later =
    unit === 'day' || unit === 'week'
      ? day + count * DAYS[unit]
      : addMonths(day, count * MONTHS[unit]);
  return zone.instant(later, ms);
}

/** La fecha más atrás. @throws Error('Invalid unit') */
export function subtract(
  date: Date,
  amount: number,
  unit: DateUnit,
  options: UnitOptions = {},
): Date {
  return add(date, -amount, unit, options);
}

/**
 * Cuántas unidades completas hay desde otra fecha hasta esta: las más que se le pueden sumar sin pasarse. Negativo si
 * esta es anterior.
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
  const zone = zoneOf(options.timeZone, 'diff');
  const [from, to] = [zone.wall(earlier).day, zone.wall(later).day];
  let count =
    unit === 'day' || unit === 'week'
      ? Math.floor((to - from) / DAYS[unit])
      : Math.floor((monthOf(to) - monthOf(from)) / MONTHS[unit]);
  while (moved(earlier, count, unit, zone) > later) count -= 1;
  return count;
}

type DateComparison = (date: Date, other: Date, unit?: DateUnit, options?: UnitOptions) => boolean;

/** Si una fecha es anterior a otra; con `unit`, si está en una unidad anterior. @throws Error('Invalid unit') */
export const isBefore: DateComparison = (...given) => placesApart(...given) < 0;

/** Si una fecha es anterior a otra o está en la misma unidad. @throws Error('Invalid unit') */
export const isSameOrBefore: DateComparison = (...given) => placesApart(...given) <= 0;

/** Si una fecha es posterior a otra; con `unit`, si está en una unidad posterior. @throws Error('Invalid unit') */
export const isAfter: DateComparison = (...given) => placesApart(...given) > 0;

/** Si una fecha es posterior a otra o está en la misma unidad. @throws Error('Invalid unit') */
export const isSameOrAfter: DateComparison = (...given) => placesApart(...given) >= 0;

/** Si dos fechas están en la misma unidad, o son el mismo instante. @throws Error('Invalid unit') */
export const isSame: DateComparison = (...given) => placesApart(...given) === 0;

/**
 * Si una fecha está entre otras dos; si cuentan los extremos lo dice `inclusivity`.
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
  const after = inclusivity.startsWith('[') ? isSameOrAfter : isAfter;
  const before = inclusivity.endsWith(']') ? isSameOrBefore : isBefore;
  return after(date, start, unit, options) && before(date, end, unit, options);
}

/** How far a date lies behind another: 0 in the same unit, `NaN` where one of the two is invalid. */
function placesApart(date: Date, other: Date, unit?: DateUnit, options?: UnitOptions): number {
  return placeOf(date, unit, options) - placeOf(other, unit, options);
}

/** The number of a date's unit in its zone, or its instant without one: what lies earlier has a smaller number. */
function placeOf(date: Date, unit: DateUnit | undefined, options: UnitOptions = {}): number {
  const given = givenDate(COMPARISON, date);
  const time = given.getTime();
  if (unit === undefined) return time;
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
