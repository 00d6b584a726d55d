import { describe, expect, it } from 'vitest';
import { toStandardSchema } from './to-standard-schema';
import type { AsyncValidator } from './validator.types';

const validate = (validator: AsyncValidator<unknown>, value: unknown = {}) =>
  toStandardSchema(validator, (key) => key)['~standard'].validate(value);

describe('toStandardSchema (VAL)', () => {
  it('is a schema of the first version of the standard', () => {
    const schema = toStandardSchema(() => null)['~standard'];
    expect([schema.version, schema.vendor]).toEqual([1, 'guadua']);
  });

  it('makes an issue of each key that holds an error, and of no other', () => {
    expect(validate(() => ({ a: true, b: false, c: null, d: undefined, e: 0 }))).toEqual({
      issues: [{ message: 'a' }, { message: 'e' }],
    });
    expect(validate(() => ({ a: false }), 5)).toEqual({ value: 5 });
  });

  it.each<[unknown, unknown, unknown]>([
    [{ field: 'rows[0].name' }, {}, ['rows', '0', 'name']],
    [{ field: 'name' }, [], ['name']],
    // A value that is no object has no fields.
    [{ field: 'name' }, 'x', undefined],
    [{ field: 5 }, {}, undefined],
    [{ actual: 5 }, {}, undefined],
    ['name', {}, undefined],
    [true, {}, undefined],
  ])('finds the field of %o', (error, value, path) => {
    const result = validate(() => ({ wrong: error }), value);
    expect(result).toEqual({ issues: [path ? { message: 'wrong', path } : { message: 'wrong' }] });
  });

  it('waits for a promise, and fails closed with an unexpected answer', async () => {
    expect(await validate(() => Promise.resolve({ taken: true }))).toEqual({
      issues: [{ message: 'taken' }],
    });
    // @ts-expect-error: what a caller without types may give
    expect(await validate(async () => [])).toEqual({ issues: [{ message: 'invalid' }] });
  });

  it('has words for an error that no one has worded', async () => {
    const schema = toStandardSchema(() => ({ unknownKey: true }))['~standard'];
    expect(await schema.validate('x')).toEqual({ issues: [{ message: 'No es válido' }] });
  });
});
