import type { ValidationErrors } from '../field/field.types';
import { asErrors, isPresent, isPromiseLike } from './validation-result';
import type { AnyValidator, AsyncValidator, Validator } from './validator.types';

/**
 * A validator as react-hook-form wants it (VAL): `true`, or the errors as one text, which `fromRHF`
 * turns back into errors for a `Field`. The text is the key of the error where that says it all,
 * else the errors as JSON: react-hook-form carries nothing but a text.
 *
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
}

/**
 * The errors of a field of react-hook-form, for `<Field errors>`: those that `toRHF` passed on, or
 * the message of a rule, of `setError` or of a schema's resolver, which is shown as it is.
 *
 * @example <Field errors={fromRHF(fieldState.error)}>…</Field>
 */
export function fromRHF(error: RHFError | undefined): ValidationErrors {
  if (!error) return null;
  const { type, message, types } = error;
  const errors: Record<string, unknown> = {};
  for (const [rule, found] of Object.entries(types ?? {})) {
    const text = Array.isArray(found) ? found.find((one) => typeof one === 'string') : found;
    if (isPresent(text)) Object.assign(errors, ofRule(rule, text));
  }
  if (Object.keys(errors).length > 0) return errors;
  return ofRule(type === undefined || type === '' ? 'invalid' : String(type), message);
}

/** The errors of one rule of react-hook-form. */
function ofRule(rule: string, message: unknown): Record<string, unknown> {
  const text = typeof message === 'string' ? message : '';
  if (rule !== 'validate' || text === '') return { [rule]: text || true };
  if (text.startsWith('{')) {
    try {
      const errors: unknown = JSON.parse(text);
      if (typeof errors === 'object' && errors !== null) return { ...errors };
    } catch {
      // A sentence that happens to begin like this.
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
  return plain ? first[0] : JSON.stringify(Object.fromEntries(errors));
}
