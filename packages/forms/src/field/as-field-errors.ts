import { asErrors } from '../validators/validation-result';
import type { FormError, FormErrorValue, ValidationErrors } from './field.types';

export function asFieldErrors(value: FormErrorValue): ValidationErrors {
  if (!Array.isArray(value)) return isValidatorErrors(value) ? value : oneError(value);
  const errors = value
    .flat()
    .map(oneError)
    .filter((error) => error !== null);
  return errors.length > 0 ? Object.assign({}, ...errors) : null;
}

/** Whether errors are a validator's; they keep their identity, or a `Field` would have new errors at each render. */
function isValidatorErrors(value: FormErrorValue): value is ValidationErrors {
  return value === null || (typeof value === 'object' && !isFormError(value));
}

function oneError(error: unknown): ValidationErrors {
  if (isIssue(error)) return oneError(error.message);
  if (!isFormError(error)) return error === '' ? null : asErrors(error);
  const { key, values, message } = error;
  return { [key]: message === undefined ? (values ?? true) : { ...values, message } };
}

/** What a schema has found, as TanStack Form hands it on. */
function isIssue(error: unknown): error is { readonly message: unknown } {
  return typeof error === 'object' && error !== null && 'message' in error && !('key' in error);
}

function isFormError(error: unknown): error is FormError {
  return (
    typeof error === 'object' && error !== null && 'key' in error && typeof error.key === 'string'
  );
}
