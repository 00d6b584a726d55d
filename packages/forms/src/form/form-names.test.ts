import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey, namePath } from './form-names';

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
