import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { ValidationErrors } from '../field/field.types';
import type { AnyValidator } from './validator.types';

/**
 * A validator as a Standard Schema (VAL), for any form library that takes one. Each error key is
 * an issue, with the key as its message unless `message` words it.
 */
export function toStandardSchema<Value>(
  validator: AnyValidator<Value>,
  message: (key: string, error: unknown) => string = (key) => key,
): StandardSchemaV1<Value, Value> {
  const answer = (value: Value, errors: ValidationErrors): StandardSchemaV1.Result<Value> =>
    errors === null
      ? { value }
      : {
          issues: Object.entries(errors).map(([key, error]) => ({ message: message(key, error) })),
        };
  return {
    '~standard': {
      version: 1,
      vendor: 'guadua',
      validate(input) {
        // A validator looks at the value itself: what is not of its type comes back as an error.
        const value = input as Value;
        const result = validator(value);
        return result instanceof Promise
          ? result.then((errors) => answer(value, errors))
          : answer(value, result);
      },
    },
  };
}
