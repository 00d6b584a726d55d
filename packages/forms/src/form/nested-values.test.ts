import { expectConsole } from '@guadua/testing';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { nameKey } from './form-names';
import { nested } from './nested-values';

function treeOf(...entries: [name: string, value: unknown][]) {
  return nested(new Map(entries.map(([name, value]) => [nameKey(name), value])), []);
}

describe('nested (FRM-3)', () => {
  it('makes objects and lists of nested names', () => {
    expect(
      treeOf(
        ['correo', 'ana@example.com'],
        ['hijos[0].nombre', 'Ana'],
        ['hijos[1].nombre', 'Luis'],
        ['temas[]', ['arte']],
      ),
    ).toEqual({
      correo: 'ana@example.com',
      hijos: [{ nombre: 'Ana' }, { nombre: 'Luis' }],
      temas: ['arte'],
    });
  });

  it('keeps the place of an item whose neighbour is gone', () => {
    const { hijos } = treeOf(['hijos[2].nombre', 'Luis']);
    expect(hijos).toHaveLength(3);
    expect(hijos).toHaveProperty('2.nombre', 'Luis');
  });

  it('lets parts win over a value of the same name, whatever comes first, and never writes into it', () => {
    const range = { from: 1 };
    expect(treeOf(['a', range], ['a.b', 'y'])).toEqual({ a: { b: 'y' } });
    expect(treeOf(['a.b', 'y'], ['a', range])).toEqual({ a: { b: 'y' } });
    expect(range).toEqual({ from: 1 });
    expectConsole('warn', 'Guadua <Form> has a field named a beside one that is a part of it.');
  });

  it('makes an empty list where there is nothing, and only there', () => {
    expect(nested(new Map([['a.0', 'x']]), ['a', 'b', 'c.d'])).toEqual({
      a: ['x'],
      b: [],
      c: { d: [] },
    });
  });

  it('never reaches what objects inherit, whatever the names', () => {
    const name = fc.array(
      fc.constantFrom('__proto__', 'constructor', 'prototype', 'a', '0', '[', ']', '.'),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(fc.array(name, { maxLength: 5 }), (names) => {
        const values = treeOf(...names.map((parts): [string, string] => [parts.join(''), 'malo']));
        expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
        expect(Object.keys(Object.prototype)).toEqual([]);
        expect({}).not.toHaveProperty('a');
      }),
    );
    vi.mocked(console.warn).mockClear();
  });
});
