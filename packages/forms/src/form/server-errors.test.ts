import { expectConsole } from '@guadua/testing';
import { describe, expect, it } from 'vitest';
import { answeredErrors, schemaErrors } from './server-errors';

describe('answeredErrors (FRM-4)', () => {
  it('reads a text, an error with its key, a list and the errors of a validator', () => {
    const errors = answeredErrors({
      correo: 'Ya existe',
      edad: { key: 'lowerThan', values: { limit: 10 } },
      clave: ['Muy corta', { key: 'match', message: 'No es la misma' }],
      nit: { verifyNIT: true },
      'hijos[0].nombre': { key: 'required' },
    });
    expect(Object.fromEntries(errors)).toEqual({
      correo: { 'Ya existe': 'Ya existe' },
      edad: { lowerThan: { limit: 10 } },
      clave: { 'Muy corta': 'Muy corta', match: { message: 'No es la misma' } },
      nit: { verifyNIT: true },
      'hijos.0.nombre': { required: true },
    });
  });

  it.each([null, undefined, {}, { a: undefined }, { a: null }, { a: '' }, { a: [] }])(
    'finds no error in %j',
    (answer) => {
      expect(answeredErrors(answer).size).toBe(0);
    },
  );
});

describe('schemaErrors (FRM-3)', () => {
  it('names the field by the path of its issue, and keeps several', () => {
    const errors = schemaErrors(
      [
        { message: 'Falta', path: ['hijos', 0, { key: 'nombre' }] },
        { message: 'Muy corto', path: ['hijos', 0, 'nombre'] },
        { message: 'Todo mal' },
        { message: '', path: ['b'] },
      ],
      { hijos: [{ nombre: '' }], b: 'x' },
    );
    expect(Object.fromEntries(errors)).toEqual({
      'hijos.0.nombre': { Falta: 'Falta', 'Muy corto': 'Muy corto' },
      '': { 'Todo mal': 'Todo mal' },
      b: { invalid: true },
    });
  });

  it('says in development that no field has the name that a schema asks for', () => {
    schemaErrors([{ message: 'Falta', path: ['direccion', 'ciudad'] }], { direccion: {} });
    expectConsole('warn', 'a `schema` that refuses direccion.ciudad, and no field is called so');
  });
});
