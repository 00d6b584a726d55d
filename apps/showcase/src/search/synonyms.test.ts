import { describe, expect, it } from 'vitest';
import { synonymsOf } from './synonyms';

describe('synonymsOf', () => {
  it.each([
    ['desplegable', 'select'],
    ['combo', 'select'],
    ['lista', 'select'],
    ['calendario', 'fecha'],
    ['subir', 'archivos'],
    ['adjuntar', 'archivos'],
    ['clave', 'contrasena'],
    ['cedula', 'nit'],
    ['rut', 'nit'],
    ['csp', 'politica'],
  ])('%s means %s', (word, target) => expect(synonymsOf(word)).toContain(target));

  it('understands a word while it is being written, and its plural', () => {
    expect(synonymsOf('despleg')).toEqual(['select']);
    expect(synonymsOf('desplegables')).toEqual(['select']);
    expect(synonymsOf('calendarios')).toEqual(['fecha']);
  });

  it('gives nothing for what says too little, or is no synonym', () => {
    expect(synonymsOf('de')).toEqual([]);
    expect(synonymsOf('xilofono')).toEqual([]);
  });
});
