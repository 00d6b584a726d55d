import { hasValue } from '@guadua/utils';
import type { ValidationContext, Validator } from './validator.types';

/**
 * `{match: {other, actual}}` unless two fields hold the same (VAL-1). It validates the whole form's
 * values, or one field with the others in `context.values`; an empty field is not compared.
 *
 * @example match('password', 'confirmation')({ password: 'a', confirmation: 'b' })
 */
export function match(field: string, other: string): Validator {
  return (value, context) => {
    const pair = pairOf(field, other, value, context);
    if (!pair || !hasValue(pair[0]) || !hasValue(pair[1]) || Object.is(pair[0], pair[1]))
      return null;
    return { match: { other, actual: pair[0] } };
  };
}

/** `{lowerThan: {limit, actual}}` unless the value is below a limit, or one field below another. */
export function lowerThan(limit: number): Validator;
export function lowerThan(field: string, other: string): Validator;
export function lowerThan(first: number | string, other?: string): Validator {
  return comparison('lowerThan', toNumber, (a, b) => a < b, first, other);
}

/** `{lowerOrEqualThan: {limit, actual}}` unless the value is at most a limit or another field. */
export function lowerOrEqualThan(limit: number): Validator;
export function lowerOrEqualThan(field: string, other: string): Validator;
export function lowerOrEqualThan(first: number | string, other?: string): Validator {
  return comparison('lowerOrEqualThan', toNumber, (a, b) => a <= b, first, other);
}

/** `{greaterThan: {limit, actual}}` unless the value is above a limit, or one field above another. */
export function greaterThan(limit: number): Validator;
export function greaterThan(field: string, other: string): Validator;
export function greaterThan(first: number | string, other?: string): Validator {
  return comparison('greaterThan', toNumber, (a, b) => a > b, first, other);
}

/** `{greaterOrEqualThan: {limit, actual}}` unless the value is at least a limit or another field. */
export function greaterOrEqualThan(limit: number): Validator;
export function greaterOrEqualThan(field: string, other: string): Validator;
export function greaterOrEqualThan(first: number | string, other?: string): Validator {
  return comparison('greaterOrEqualThan', toNumber, (a, b) => a >= b, first, other);
}

/** `{betweenRange: {min, max, actual}}` unless `min <= value <= max` (VAL-1). */
export function betweenRange(min: number, max: number): Validator {
  return (value) => {
    const actual = toNumber(value);
    if (actual === null || (actual >= min && actual <= max)) return null;
    return { betweenRange: { min, max, actual } };
  };
}

/** `{dateLowerThan: {limit, actual}}` unless a date is before a limit, or one field before another. */
export function dateLowerThan(limit: Date): Validator;
export function dateLowerThan(field: string, other: string): Validator;
export function dateLowerThan(first: Date | string, other?: string): Validator {
  return comparison('dateLowerThan', toTime, (a, b) => a < b, first, other);
}

/** `{dateGreaterThan: {limit, actual}}` unless a date is after a limit, or one field after another. */
export function dateGreaterThan(limit: Date): Validator;
export function dateGreaterThan(field: string, other: string): Validator;
export function dateGreaterThan(first: Date | string, other?: string): Validator {
  return comparison('dateGreaterThan', toTime, (a, b) => a > b, first, other);
}

/** What is empty or can't be compared gives no error: `required` and the type's own rule say that. */
function comparison(
  key: string,
  read: (value: unknown) => number | null,
  holds: (actual: number, limit: number) => boolean,
  first: unknown,
  other: string | undefined,
): Validator {
  return (value, context) => {
    const pair =
      other === undefined ? [value, first] : pairOf(String(first), other, value, context);
    if (!pair) return null;
    const [actual, limit] = pair;
    const a = read(actual);
    const b = read(limit);
    return a === null || b === null || holds(a, b) ? null : { [key]: { limit, actual } };
  };
}

function pairOf(
  field: string,
  other: string,
  value: unknown,
  context: ValidationContext | undefined,
): [unknown, unknown] | null {
  if (context?.values) {
    // A field's validator gets the newest value apart; the form's record may still hold the old one.
    const isForm = value === context.values;
    return [isForm ? context.values[field] : value, context.values[other]];
  }
  return isRecord(value) ? [value[field], value[other]] : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}

function toNumber(value: unknown): number | null {
  if (!hasValue(value)) return null;
  const number = typeof value === 'number' ? value : Number(value);
  return Number.isNaN(number) ? null : number;
}

function toTime(value: unknown): number | null {
  if (!hasValue(value)) return null;
  if (!(value instanceof Date) && typeof value !== 'string' && typeof value !== 'number')
    return null;
  const time = new Date(value).getTime();
  return Number.isNaN(time) ? null : time;
}
