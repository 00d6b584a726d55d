import type { ValidationErrors } from '../field/field.types';
import type { AnyValidator, AsyncValidator, Validator } from './validator.types';

/**
 * A validator as react-hook-form wants it (VAL): `true`, or the key of the first error as message,
 * which `fromRHF` turns back into errors for a `Field`.
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
    const result = validator(value, { values: { ...formValues } });
    return result instanceof Promise ? result.then(firstKey) : firstKey(result);
  };
}

/** The part of a react-hook-form `FieldError` that is read. */
export interface RHFError {
  type?: unknown;
  message?: string | undefined;
}

/**
 * The errors of a field of react-hook-form, for `<Field errors>`: the key that `toRHF` gave, else
 * the name of the rule (`required`, `min`…).
 *
 * @example <Field errors={fromRHF(fieldState.error)}>…</Field>
 */
export function fromRHF(error: RHFError | undefined): ValidationErrors {
  if (!error) return null;
  if (error.type === 'validate' && error.message) return { [error.message]: true };
  return { [String(error.type)]: error.message || true };
}

function firstKey(errors: ValidationErrors): true | string {
  return errors === null ? true : (Object.keys(errors)[0] ?? true);
}
