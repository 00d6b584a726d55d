import { hasValue } from '@guadua/utils';
import { valueAt } from '../form/form-names';
import { localDay } from '../shared/local-day';
import type { ValidationContext, Validator } from './validator.types';

/**
 * `{ match: { field, other, actual } }` cuando dos campos, nombrados por su ruta (`owner.email`, `rows[0].email`), no
 * tienen lo mismo, en los valores de todo el formulario o en `context.values`. Uno vacío no se compara.
 * @example match('password', 'confirmation')({ password: 'a', confirmation: 'b' })
 */
export function match(field: string, other: string): Validator {
  return (value, context) => {
    const pair = pairOf(field, other, value, context);
    if (!pair || !hasValue(pair[0]) || !hasValue(pair[1]) || Object.is(pair[0], pair[1]))
      return null;
    return { match: { field, other, actual: pair[0] } };
  };
}

/** `{ lowerThan: { limit, actual } }` cuando el valor no es menor que el límite, o que otro campo. */
export const lowerThan = /*#__PURE__*/ ofNumbers('lowerThan', (a, b) => a < b);

/** `{ lowerOrEqualThan: { limit, actual } }` cuando el valor no es menor ni igual que el límite, o que otro campo. */
export const lowerOrEqualThan = /*#__PURE__*/ ofNumbers('lowerOrEqualThan', (a, b) => a <= b);

/** `{ greaterThan: { limit, actual } }` cuando el valor no es mayor que el límite, o que otro campo. */
export const greaterThan = /*#__PURE__*/ ofNumbers('greaterThan', (a, b) => a > b);

/**
 * `{ greaterOrEqualThan: { limit, actual } }` cuando el valor no es mayor ni igual que el límite, o que otro campo.
 */
export const greaterOrEqualThan = /*#__PURE__*/ ofNumbers('greaterOrEqualThan', (a, b) => a >= b);

/**
 * `{ betweenRange: { min, max, actual } }` cuando el valor está por fuera del rango; los extremos son parte de él.
 */
export function betweenRange(min: number, max: number): Validator {
  return (value) => {
    const actual = toNumber(value);
    if (actual === null || (actual >= min && actual <= max)) return null;
    return { betweenRange: { min, max, actual } };
  };
}

/**
 * `{ dateLowerThan: { limit, actual } }` cuando la fecha no es anterior al límite. Un texto es un día (`2026-03-05`,
 * o `05/03/2026` con el día primero) o un instante ISO 8601; si uno de los dos es un día, se comparan días.
 */
export const dateLowerThan = /*#__PURE__*/ ofDates('dateLowerThan', earlier);

/**
 * `{ dateGreaterThan: { limit, actual } }` cuando la fecha no es posterior al límite. Lee los textos como
 * `dateLowerThan`.
 */
export const dateGreaterThan = /*#__PURE__*/ ofDates('dateGreaterThan', (a, b) => earlier(b, a));

interface Comparison<Limit> {
  (limit: Limit): Validator;
  (field: string, other: string): Validator;
}

function ofNumbers(
  key: string,
  holds: (actual: number, limit: number) => boolean,
): Comparison<number> {
  return comparison(key, toNumber, holds);
}

function ofDates(key: string, holds: (actual: Moment, limit: Moment) => boolean): Comparison<Date> {
  return comparison(key, toMoment, holds);
}

/** What is empty or can't be compared gives no error: `required` and the type's own rule say that. */
function comparison<Read>(
  key: string,
  read: (value: unknown) => Read | null,
  holds: (actual: Read, limit: Read) => boolean,
) {
  return (first: unknown, other?: string): Validator =>
    (value, context) => {
      const pair =
        other === undefined ? [value, first] : pairOf(String(first), other, value, context);
      if (!pair) return null;
      const [actual, limit] = pair;
      const a = read(actual);
      const b = read(limit);
      if (a === null || b === null || holds(a, b)) return null;
      const error = { limit, actual };
      return { [key]: other === undefined ? error : { field: String(first), ...error } };
    };
}

function pairOf(
  field: string,
  other: string,
  value: unknown,
  context: ValidationContext | undefined,
): readonly [unknown, unknown] | null {
  if (context?.values) {
    // A field's validator gets the newest value apart; the form's record may still hold the old one.
    const isForm = value === context.values;
    return [isForm ? valueIn(value, field) : value, valueIn(context.values, other)];
  }
  return isRecord(value) ? [valueIn(value, field), valueIn(value, other)] : null;
}

/** A key that holds the whole path comes first: a form library may give its values flat. */
function valueIn(values: object, path: string): unknown {
  return Object.hasOwn(values, path) ? Reflect.get(values, path) : valueAt(values, path);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}

function toNumber(value: unknown): number | null {
  if (!hasValue(value)) return null;
  // What has no order is not compared: a symbol, an object without a text.
  if (typeof value === 'symbol' || isRecord(value)) return null;
  const number = typeof value === 'number' ? value : Number(value);
  return Number.isNaN(number) ? null : number;
}

/** A moment, or a whole day of the calendar, by its midnight here. */
interface Moment {
  readonly time: number;
  readonly isDay: boolean;
}

function earlier(a: Moment, b: Moment): boolean {
  if (!a.isDay && !b.isDay) return a.time < b.time;
  return startOfDay(a.time) < startOfDay(b.time);
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

function toMoment(value: unknown): Moment | null {
  if (!hasValue(value)) return null;
  if (value instanceof Date || typeof value === 'number') return momentOf(new Date(value), false);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const [, year, month, day] = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(text) ?? [];
  if (year) return momentOf(localDay(Number(year), Number(month), Number(day)), true);
  const [, dd, mm, yyyy] = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})$/.exec(text) ?? [];
  if (yyyy) return momentOf(localDay(Number(yyyy), Number(mm), Number(dd)), true);
  // What `Date` makes of any other text depends on the browser.
  return /^\d{4}-\d\d-\d\d[T ]\d\d:/.test(text)
    ? momentOf(new Date(text.replace(' ', 'T')), false)
    : null;
}

function momentOf(date: Date, isDay: boolean): Moment | null {
  const time = date.getTime();
  return Number.isNaN(time) ? null : { time, isDay };
}
