import type { ValidationErrors } from '../field/field.types';
import { asErrors, isPromiseLike } from './validation-result';
import type { AsyncValidator, ValidationContext, Validator } from './validator.types';

/**
 * Un validador hecho de varios: los errores de todos juntos. A los `async`, o con la marca `asynchronous`, se les
 * pregunta solo si los demás no encuentran nada: entonces el resultado es una promesa.
 * @example compose(required, verifyNIT)
 */
export function compose<Value>(...validators: readonly Validator<Value>[]): Validator<Value>;
export function compose<Value>(
  ...validators: readonly AsyncValidator<Value>[]
): AsyncValidator<Value>;
export function compose<Value>(
  ...validators: readonly AsyncValidator<Value>[]
): AsyncValidator<Value> {
  const first = validators.filter((validator) => !isAsync(validator));
  const later = validators.filter(isAsync);
  const validate: AsyncValidator<Value> = (value, context) => {
    const found = answer(first, value, context);
    const askLater = (errors: ValidationErrors) => errors ?? answer(later, value, context);
    return found instanceof Promise ? found.then(askLater) : askLater(found);
  };
  return later.length === 0 ? validate : Object.assign(validate, { asynchronous: true } as const);
}

/** The errors of all; a promise only where one of them gave one. */
function answer<Value>(
  validators: readonly AsyncValidator<Value>[],
  value: Value,
  context: ValidationContext | undefined,
): ValidationErrors | Promise<ValidationErrors> {
  const results: unknown[] = validators.map((validator) => validator(value, context));
  // The answer decides, not how the function was written: a compiler may have taken `async` away.
  return results.some(isPromiseLike) ? Promise.all(results).then(merge) : merge(results);
}

function isAsync<Value>(validator: AsyncValidator<Value>): boolean {
  return validator.asynchronous === true || validator.constructor.name === 'AsyncFunction';
}

function merge(results: readonly unknown[]): ValidationErrors {
  const found = results.map(asErrors).filter((errors) => errors !== null);
  return found.length === 0 ? null : Object.assign({}, ...found);
}
