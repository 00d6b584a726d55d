import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { ValidationErrors } from '../field/field.types';
import { nativeMessage } from '../field/field-state';
import { namePath } from '../form/form-names';
import { errorLabelsEsCO } from '../labels/es-co';
import { asErrors, isPresent, isPromiseLike } from './validation-result';
import type { AsyncValidator } from './validator.types';

/**
 * Un validador como Standard Schema, para cualquier librería de formularios que los reciba. Un error que compara dos
 * campos lleva la ruta del primero.
 * @param message Da el mensaje de cada error; sin ella, los mensajes en español de Colombia.
 */
export function toStandardSchema<Value>(
  validator: AsyncValidator<Value>,
  message: (key: string, error: unknown) => string = spanishMessage,
): StandardSchemaV1<Value, Value> {
  const answer = (value: Value, errors: ValidationErrors): StandardSchemaV1.Result<Value> =>
    errors === null
      ? { value }
      : {
          issues: Object.entries(errors).flatMap(([key, error]) => {
            if (!isPresent(error)) return [];
            const path = pathOf(value, error);
            return [{ message: message(key, error), ...(path && { path }) }];
          }),
        };
  return {
    '~standard': {
      version: 1,
      vendor: 'guadua',
      validate(input) {
        // A validator looks at the value itself: what is not of its type comes back as an error.
        const value = input as Value;
        const result: unknown = validator(value);
        return isPromiseLike(result)
          ? Promise.resolve(result).then((errors) => answer(value, asErrors(errors)))
          : answer(value, asErrors(result));
      },
    },
  };
}

function spanishMessage(key: string, error: unknown): string {
  return nativeMessage({ [key]: error }, errorLabelsEsCO) || key;
}

function pathOf(value: unknown, error: unknown): readonly string[] | undefined {
  const about =
    typeof error === 'object' && error !== null && 'field' in error ? error.field : null;
  return typeof about === 'string' && typeof value === 'object' ? namePath(about) : undefined;
}
