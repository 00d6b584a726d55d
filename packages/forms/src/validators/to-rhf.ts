import type { ValidationErrors } from '../field/field.types';
import { asErrors, isPresent, isPromiseLike } from './validation-result';
import type { AsyncValidator, Validator } from './validator.types';

/**
 * Un validador como lo pide React Hook Form: da `true`, o los errores en un solo texto (una clave o JSON), que
 * `fromRHF` vuelve a leer para un `Field`.
 * @example <Controller name="nit" rules={{ validate: toRHF(verifyNIT) }} … />
 */
export function toRHF<Value>(
  validator: Validator<Value>,
): (value: Value, formValues?: object) => true | string;
export function toRHF<Value>(
  validator: AsyncValidator<Value>,
): (value: Value, formValues?: object) => true | string | Promise<true | string>;
export function toRHF<Value>(validator: AsyncValidator<Value>) {
  return (value: Value, formValues: object = {}) => {
    const result: unknown = validator(value, { values: { ...formValues } });
    return isPromiseLike(result) ? result.then(asText) : asText(result);
  };
}

/** La parte que se lee de un `FieldError` de React Hook Form. */
export interface RHFError {
  type?: unknown;
  message?: string | undefined;
  /** Todos los errores de un campo, con `criteriaMode: 'all'`. */
  types?: Readonly<Record<string, unknown>> | undefined;
  /** El error de la lista o del grupo, aparte de los de sus campos. */
  root?: RHFError | undefined;
}

/**
 * Los errores de un campo de React Hook Form, para `<Field errors>`: los que pasó `toRHF`, o el mensaje de una regla,
 * de `setError` o de un esquema, que se muestra como es.
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
