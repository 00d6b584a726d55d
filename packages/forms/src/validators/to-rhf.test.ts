import { describe, expect, it } from 'vitest';
import { fromRHF, type RHFError, toRHF } from './to-rhf';

describe('toRHF (VAL)', () => {
  it.each<[Record<string, unknown>, string | true]>([
    [{ a: false, b: true }, 'b'],
    [{ a: 'a' }, 'a'],
    [{ a: 'other' }, '{"a":"other"}'],
    [{ a: true, b: true }, '{"a":true,"b":true}'],
    [{ a: null, b: undefined, c: false }, true],
    [{ a: 0 }, '{"a":0}'],
  ])('writes %o as %o', (errors, text) => {
    expect(toRHF(() => errors)('x')).toBe(text);
  });

  it('writes what JSON can’t as a text, wherever it stands', () => {
    const text = String(toRHF(() => ({ a: { big: [1n], call: Number, date: new Date(5) } }))('x'));
    expect(fromRHF({ type: 'validate', message: text })).toEqual({
      a: { big: ['1'], call: String(Number), date: new Date(5) },
    });
  });

  it('gives a validator the form’s values as a plain copy', () => {
    class Form {
      owner = 'Ana';
    }
    const form = new Form();
    let given: unknown;
    toRHF((_, context) => {
      given = context?.values;
      return null;
    })('x', form);
    expect(given).toStrictEqual({ owner: 'Ana' });
  });
});

describe('fromRHF (VAL)', () => {
  const ref = { name: 'campo' };
  const one = { type: 'min', message: 'Muy poco' };
  it.each<[RHFError & Record<string, unknown>, unknown]>([
    [{ message: 'Sin tipo' }, { invalid: 'Sin tipo' }],
    [{ type: 'min' }, { min: true }],
    [{ type: 5, message: 'Raro' }, { 5: 'Raro' }],
    [{ type: 'validate' }, { validate: true }],
    [{ type: 'validate', message: '' }, { validate: true }],
    [{ type: 'min', message: '{"a":true}' }, { min: '{"a":true}' }],
    [{ types: { min: 'a', max: null, step: undefined, pattern: false } }, { min: 'a' }],
    [{ type: 'max', message: 'b', types: {} }, { max: 'b' }],
    [
      { types: { validate: '{"match":{"actual":1}}', min: [1, 'b'] } },
      {
        match: { actual: 1 },
        min: 'b',
      },
    ],
    // What has a type, a message or several of its own is the error; what is in it is not asked for.
    [
      { type: 'min', message: 'Muy poco', inside: { type: 'max', message: 'b' } },
      { min: 'Muy poco' },
    ],
    [{ message: 'Muy poco', inside: { type: 'max', message: 'b' } }, { invalid: 'Muy poco' }],
    [{ types: { min: 'a' }, inside: { type: 'max', message: 'b' } }, { min: 'a' }],
    [{ ref, text: 'x', none: null, inside: one }, { min: 'Muy poco' }],
    [{ inside: one, root: { type: 'max', message: 'Son muchos' } }, { max: 'Son muchos' }],
    [{ root: { root: one } }, { min: 'Muy poco' }],
    [{ ref }, { invalid: true }],
  ])('reads %o', (error, errors) => {
    expect(fromRHF(error)).toEqual(errors);
  });
});
