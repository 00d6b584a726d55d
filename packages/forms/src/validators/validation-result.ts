import type { ValidationErrors } from '../field/field.types';

export function isPromiseLike(result: unknown): result is PromiseLike<unknown> {
  return (
    typeof result === 'object' &&
    result !== null &&
    'then' in result &&
    typeof result.then === 'function'
  );
}

/** An answer of unknown shape counts as an error: it must not let a value pass (VAL). */
export function asErrors(result: unknown): ValidationErrors {
  if (result === null || result === undefined) return null;
  if (typeof result === 'string') return { [result]: result };
  if (typeof result !== 'object' || Array.isArray(result)) return { invalid: true };
  const errors: Record<string, unknown> = { ...result };
  return Object.values(errors).some(isPresent) ? errors : null;
}

export function isPresent(error: unknown): boolean {
  return error !== undefined && error !== null && error !== false;
}
