import { describe, expect, it } from 'vitest';
import { errorMessages, errorsShown } from './field-state';

describe('errorMessages (FLD-2)', () => {
  const messages = {
    b: 'segundo',
    a: (error: { limit: number }) => `primero ${error.limit}`,
  };
  it('follows the order of the messages, then the defaults', () => {
    const errors = { z: true, a: { limit: 3 }, b: true, none: true };
    expect(errorMessages(errors, messages, { z: 'último', a: 'no' })).toEqual([
      { key: 'b', message: 'segundo' },
      { key: 'a', message: 'primero 3' },
      { key: 'z', message: 'último' },
    ]);
  });
  it('passes over keys without an error, and inherited names', () => {
    expect(errorMessages({ a: false, b: null, toString: true }, messages, {})).toEqual([]);
    expect(errorMessages(null, messages, {})).toEqual([]);
  });
  it('takes an error’s own text before the defaults, unless it only repeats its key', () => {
    const words = (error: unknown, defaults = {}) => errorMessages({ a: error }, {}, defaults);
    const said = (message: string) => [{ key: 'a', message }];
    for (const own of ['suyo', { message: 'suyo' }]) {
      expect(words(own, { a: 'de la etiqueta' })).toEqual(said('suyo'));
    }
    expect(words('a', { a: 'de la etiqueta' })).toEqual(said('de la etiqueta'));
    expect(words('a', { invalid: 'No es válido' })).toEqual(said('a'));
    expect(words('a')).toEqual(said('a'));
    expect(words(true, { invalid: 'No es válido' })).toEqual(said('No es válido'));
    expect(words(true)).toEqual([]);
  });
  it('takes the fallback of an error where neither a message nor a label has words', () => {
    const errors = { a: { fallback: 'de respaldo' } };
    const words = (messages = {}, defaults = {}) =>
      errorMessages(errors, messages, { invalid: 'No es válido', ...defaults })[0]?.message;
    expect(words()).toBe('de respaldo');
    expect(words({}, { a: 'de la etiqueta' })).toBe('de la etiqueta');
    expect(words({ a: 'del campo' }, { a: 'de la etiqueta' })).toBe('del campo');
  });
});

describe('errorsShown (FLD-2)', () => {
  const progress = { touched: false, dirty: false, submitted: false };
  it.each([
    ['always', ['', 'touched', 'dirty', 'submitted']],
    ['submitted', ['submitted']],
    ['touched', ['touched', 'submitted']],
    ['dirty', ['dirty', 'submitted']],
  ] as const)('%s: of a field that is %j', (when, shown) => {
    const states = ['', 'touched', 'dirty', 'submitted'];
    expect(
      states.filter((state) => errorsShown(when, { ...progress, ...(state && { [state]: true }) })),
    ).toEqual(shown);
  });

  it('is what a function says of the field', () => {
    const given = { touched: true, dirty: false, submitted: true };
    expect(errorsShown((state) => state === given, given)).toBe(true);
    expect(errorsShown(() => false, given)).toBe(false);
  });
});
