import type { ValidationErrors } from '../field/field.types';
import type { AnyValidator, AsyncValidator, Validator } from './validator.types';

/**
 * One validator out of several: the errors of all of them together (VAL). With an asynchronous one
 * among them the result is a promise, and a server is asked only once the others find nothing.
 *
 * @example compose(required, verifyNIT)
 */
export function compose<Value>(...validators: readonly Validator<Value>[]): Validator<Value>;
export function compose<Value>(
  ...validators: readonly AnyValidator<Value>[]
): AsyncValidator<Value>;
export function compose<Value>(...validators: readonly AnyValidator<Value>[]): AnyValidator<Value> {
  const sync = validators.filter((validator): validator is Validator<Value> => !isAsync(validator));
  const async = validators.filter(isAsync);
  const check: Validator<Value> = (value, context) =>
    merge(sync.map((validator) => validator(value, context)));
  if (async.length === 0) return check;
  const ask: AsyncValidator<Value> = async (value, context) => {
    const found = check(value, context);
    return found ?? merge(await Promise.all(async.map((validator) => validator(value, context))));
  };
  return Object.assign(ask, { asynchronous: true } as const);
}

/** Async functions are told by their mark, or by how they were written. */
function isAsync<Value>(validator: AnyValidator<Value>): validator is AsyncValidator<Value> {
  return (
    ('asynchronous' in validator && validator.asynchronous === true) ||
    validator.constructor.name === 'AsyncFunction'
  );
}

function merge(results: readonly ValidationErrors[]): ValidationErrors {
  const found = results.filter((errors) => errors !== null);
  return found.length === 0 ? null : Object.assign({}, ...found);
}
