import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { ValidationErrors } from '../field/field.types';
import { asErrors } from '../validators/validation-result';
import type { FormError, FormErrorValue } from './form.types';
import { nameKey } from './form-names';

/** Errors by the name of their field, all names written in one way. */
export type ErrorMap = ReadonlyMap<string, NonNullable<ValidationErrors>>;

/** The errors that a server or `onSubmit` answered, as a `Field` takes them. */
export function answeredErrors(
  answer: Readonly<Record<string, FormErrorValue>> | null | undefined,
): ErrorMap {
  const found = new Map<string, NonNullable<ValidationErrors>>();
  for (const [name, value] of Object.entries(answer ?? {})) {
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    const errors = list.map(oneError).filter((error) => error !== null);
    if (errors.length > 0) found.set(nameKey(name), Object.assign({}, ...errors));
  }
  return found;
}

function oneError(error: unknown): ValidationErrors {
  if (!isFormError(error)) return error === '' ? null : asErrors(error);
  const { key, values, message } = error;
  return { [key]: message === undefined ? (values ?? true) : { ...values, message } };
}

function isFormError(error: unknown): error is FormError {
  return (
    typeof error === 'object' && error !== null && 'key' in error && typeof error.key === 'string'
  );
}

/** The issues of a Standard Schema by the name of the field that each is about. */
export function schemaErrors(issues: readonly StandardSchemaV1.Issue[]): ErrorMap {
  const found = new Map<string, NonNullable<ValidationErrors>>();
  for (const { message, path = [] } of issues) {
    const name = path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
    found.set(name, { ...found.get(name), [message || 'invalid']: message || true });
  }
  return found;
}
