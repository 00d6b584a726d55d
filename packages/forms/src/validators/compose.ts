import type { ValidationErrors } from '../field/field.types';
import { asErrors, isPromiseLike } from './validation-result';
import type { AnyValidator, AsyncValidator, ValidationContext, Validator } from './validator.types';

/**
 * Un validador hecho de varios: los errores de todos juntos. Si uno es asíncrono, el resultado también; a los
 * `async`, o con la marca `asynchronous`, se les pregunta solo si los demás no encuentran nada.
 * @example compose(required, verifyNIT)
 */
export function compose<Value>(...validators: readonly Validator<Value>[]): Validator<Value>;
export function compose<Value>(
  ...validators: readonly AnyValidator<Value>[]
): AsyncValidator<Value>;
export function compose<Value>(...validators: readonly AnyValidator<Value>[]): AnyValidator<Value> {
  const first = validators.filter((validator) => !isAsync(validator));
  const later = validators.filter(isAsync);
  /** The answer of `first`; a promise only where one of them gave one. */
  const check = (value: Value, context?: ValidationContext) => {
    const results: unknown[] = first.map((validator) => validator(value, context));
    // The answer decides, not how the function was written: a compiler may have taken `async` away.
    return results.some(isPromiseLike) ? Promise.all(results).then(merge) : merge(results);
  };
  if (later.length === 0) return check as AnyValidator<Value>;
  const ask: AsyncValidator<Value> = async (value, context) => {
    const found = await check(value, context);
    return found ?? merge(await Promise.all(later.map((validator) => validator(value, context))));
  };
  return Object.assign(ask, {
    asynchronous: true,
    immediate: check as AnyValidator<Value>,
  } as const);
}

function isAsync<Value>(validator: AnyValidator<Value>): boolean {
  return (
    ('asynchronous' in validator && validator.asynchronous === true) ||
    validator.constructor.name === 'AsyncFunction'
  );
}

function merge(results: readonly unknown[]): ValidationErrors {
  const found = results.map(asErrors).filter((errors) => errors !== null);
  return found.length === 0 ? null : Object.assign({}, ...found);
}
