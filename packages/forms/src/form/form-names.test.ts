import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formValues, nameKey, namePath } from './form-names';

describe('namePath (FRM-3)', () => {
  it.each([
    ['correo', ['correo']],
    ['hijos[0].nombre', ['hijos', '0', 'nombre']],
    ['hijos.0.nombre', ['hijos', '0', 'nombre']],
    ['temas[]', ['temas']],
    ['a[b][c]', ['a', 'b', 'c']],
    ['', ['']],
    ['a..b', ['a..b']],
    ['.a', ['.a']],
    ['__proto__.admin', ['__proto__.admin']],
    ['a[__proto__]', ['a[__proto__]']],
    ['a[99999999]', ['a[99999999]']],
    ['a[9999]', ['a', '9999']],
    ['a[10000]', ['a[10000]']],
    ['a[0][10000].b', ['a[0][10000].b']],
    ['a[', ['a[']],
  ])('%j is %j', (name, path) => {
    expect(namePath(name)).toEqual(path);
  });

  it('leads to the same place however a name is written', () => {
    const step = fc.oneof(fc.stringMatching(/^[a-z]{1,5}$/), fc.nat(99).map(String));
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), ([first = '', ...rest]) => {
        const brackets = first + rest.map((one) => `[${one}]`).join('');
        expect(nameKey(brackets)).toBe([first, ...rest].join('.'));
      }),
    );
  });
});

function sent(...entries: [name: string, value: string | File][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

describe('formValues (FRM-3)', () => {
  it('makes objects and lists of nested names', () => {
    expect(
      formValues(
        sent(
          ['correo', 'ana@example.com'],
          ['hijos[0].nombre', 'Ana'],
          ['hijos[1].nombre', 'Luis'],
          ['temas[]', 'arte'],
          ['idioma', 'es'],
          ['idioma', 'en'],
        ),
      ),
    ).toEqual({
      correo: 'ana@example.com',
      hijos: [{ nombre: 'Ana' }, { nombre: 'Luis' }],
      temas: ['arte'],
      idioma: ['es', 'en'],
    });
  });

  it('keeps the place of an item whose neighbour is gone', () => {
    const { hijos } = formValues(sent(['hijos[2].nombre', 'Luis']));
    expect(hijos).toHaveLength(3);
    expect(hijos).toHaveProperty('2.nombre', 'Luis');
  });

  it('adds nothing for a file input without a file, and keeps an empty file', () => {
    const empty = new File([], 'vacío.txt');
    const values = formValues(sent(['foto', new File([], '')], ['anexo', empty]));
    expect(Object.keys(values)).toEqual(['anexo']);
  });

  it('lets parts win over a text of the same name, whatever comes first', () => {
    expect(formValues(sent(['a', 'x'], ['a.b', 'y']))).toEqual({ a: { b: 'y' } });
    expect(formValues(sent(['a.b', 'y'], ['a', 'x']))).toEqual({ a: { b: 'y' } });
  });

  it('never reaches what objects inherit, whatever the names', () => {
    const name = fc.array(
      fc.constantFrom('__proto__', 'constructor', 'prototype', 'a', '0', '[', ']', '.'),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(fc.array(name, { maxLength: 5 }), (names) => {
        const values = formValues(
          sent(...names.map((parts): [string, string] => [parts.join(''), 'malo'])),
        );
        expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
        expect(Object.keys(Object.prototype)).toEqual([]);
        expect({}).not.toHaveProperty('a');
      }),
    );
  });
});
