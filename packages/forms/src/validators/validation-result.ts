import type { ValidationErrors } from '../field/field.types';

/** Whether a validator has answered with a promise, of whatever kind and however it was written. */
export function isPromiseLike(result: unknown): result is PromiseLike<unknown> {
  return (
    typeof result === 'object' &&
    result !== null &&
    'then' in result &&
    typeof result.then === 'function'
  );
}

/**
 * What a validator answered, as errors. An answer that is none of those agreed on counts as an
 * error: a result of unknown shape must not let a value pass (VAL).
 */
export function asErrors(result: unknown): ValidationErrors {
  if (result === null || result === undefined) return null;
  if (typeof result === 'string') return { [result]: result };
  if (typeof result !== 'object' || Array.isArray(result)) return { invalid: true };
  const errors: Record<string, unknown> = { ...result };
  return Object.values(errors).some(isPresent) ? errors : null;
}

/** Whether a key of errors holds an error at all. */
export function isPresent(error: unknown): boolean {
  return error !== undefined && error !== null && error !== false;
}
