import type { ValidationErrors } from '../field/field.types';
import { asErrors, isPresent, isPromiseLike } from './validation-result';
import type { AnyValidator, AsyncValidator, Validator } from './validator.types';

/**
 * A validator as react-hook-form wants it (VAL): `true`, or the errors as the one text that it can carry, a key or
 * JSON, which `fromRHF` turns back into errors for a `Field`.
 * @example <Controller name="nit" rules={{ validate: toRHF(verifyNIT) }} … />
 */
export function toRHF<Value>(
  validator: Validator<Value>,
): (value: Value, formValues?: object) => true | string;
export function toRHF<Value>(
  validator: AsyncValidator<Value>,
): (value: Value, formValues?: object) => Promise<true | string>;
export function toRHF<Value>(validator: AnyValidator<Value>) {
  return (value: Value, formValues: object = {}) => {
    const result: unknown = validator(value, { values: { ...formValues } });
    return isPromiseLike(result) ? result.then(asText) : asText(result);
  };
}

/** The part of a react-hook-form `FieldError` that is read. */
export interface RHFError {
  type?: unknown;
  message?: string | undefined;
  /** All errors of a field, with `criteriaMode: 'all'`. */
  types?: Readonly<Record<string, unknown>> | undefined;
  /** The error of a list or group itself, beside those of what is in it. */
  root?: RHFError | undefined;
}

/**
 * The errors of a field of react-hook-form, for `<Field errors>`: those that `toRHF` passed on, or
 * the message of a rule, of `setError` or of a schema's resolver, which is shown as it is.
 * @example <Field errors={fromRHF(fieldState.error)}>…</Field>
 */
export function fromRHF(error: RHFError | undefined): ValidationErrors {
  if (!error) return null;
  const { type, message, types } = ownError(error);
  const errors: Record<string, unknown> = {};
  for (const [rule, found] of Object.entries(types ?? {})) {
    const text = Array.isArray(found) ? found.find((one) => typeof one === 'string') : found;
    if (isPresent(text)) Object.assign(errors, ofRule(rule, text));
  }
  if (Object.keys(errors).length > 0) return errors;
  return ofRule(type === undefined || type === '' ? 'invalid' : String(type), message);
}

/** One control for a list or a group has the first error in it: a field has no place for the others. */
function ownError(error: RHFError): RHFError {
  if (error.type !== undefined || error.message || error.types) return error;
  if (error.root) return ownError(error.root);
  const inside = Object.entries(error).find(([key, found]) => key !== 'ref' && isGroup(found));
  return inside && isGroup(inside[1]) ? ownError(inside[1]) : error;
}

function isGroup(found: unknown): found is object {
  return typeof found === 'object' && found !== null;
}

function ofRule(rule: string, message: unknown): Record<string, unknown> {
  const text = typeof message === 'string' ? message : '';
  if (rule !== 'validate' || text === '') return { [rule]: text || true };
  if (text.startsWith('{')) {
    try {
      const errors: object = JSON.parse(text, revive);
      return { ...errors };
    } catch {
      // The text is a sentence that happens to begin like JSON.
    }
  }
  // A key or a sentence: `errorMessages` decides which, by whether the key has a message.
  return { [text]: text };
}

function asText(result: unknown): true | string {
  const errors = Object.entries(asErrors(result) ?? {}).filter(([, error]) => isPresent(error));
  const [first] = errors;
  if (!first) return true;
  const plain = errors.length === 1 && (first[1] === true || first[1] === first[0]);
  return plain ? first[0] : toText(Object.fromEntries(errors)) || first[0];
}

const DATE = '@date';

function toText(errors: object): string {
  try {
    return JSON.stringify(errors, function (this: Record<string, unknown>, key, value: unknown) {
      // `Date` has written itself already.
      const given = this[key];
      if (given instanceof Date) return { [DATE]: given.getTime() };
      return typeof value === 'bigint' || typeof value === 'function' ? String(value) : value;
    });
  } catch {
    return '';
  }
}

function revive(_: string, value: unknown): unknown {
  return isGroup(value) && DATE in value ? new Date(Number(value[DATE] ?? Number.NaN)) : value;
}
