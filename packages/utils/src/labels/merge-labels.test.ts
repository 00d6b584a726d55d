import fc from 'fast-check';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { mergeLabels } from './merge-labels';

const spanish = {
  clear: 'Limpiar',
  months: ['enero', 'febrero'],
  errors: { required: 'Requerido', min: (limit: number) => `Desde ${limit}` },
};

describe('mergeLabels (LBL-1)', () => {
  it('leaves the texts beside the one that is replaced, at every depth', () => {
    const merged = mergeLabels(
      spanish,
      { clear: 'Clear', errors: { required: 'Required' } },
      { errors: { required: 'Fill it in' } },
    );
    expect(merged.clear).toBe('Clear');
    expect(merged.errors.required).toBe('Fill it in');
    expect(merged.errors.min(3)).toBe('Desde 3');
    expect(spanish.errors.required).toBe('Requerido');
  });

  it('replaces lists and functions whole, and nothing by undefined', () => {
    const merged = mergeLabels(spanish, { months: ['Jan'], clear: undefined, errors: undefined });
    expect(merged.months).toEqual(['Jan']);
    expect(merged.clear).toBe('Limpiar');
    expect(merged.errors).toBe(spanish.errors);
  });

  it('replaces an element by another whole', () => {
    const [bold, italic] = [
      createElement('b', { title: 'a' }, 'Falta'),
      createElement('i', null, 'Faltó'),
    ];
    const merged = mergeLabels({ errors: { required: bold } }, { errors: { required: italic } });
    expect(merged.errors.required).toBe(italic);
  });

  it('takes a key of the prototype for a key, as a pack that comes as JSON may have it', () => {
    const pack: object = JSON.parse('{"__proto__":{"clear":"Otro"},"errors":{"__proto__":"Mal"}}');
    const merged = mergeLabels({ errors: {} }, pack);
    expect('clear' in merged).toBe(false);
    expect(merged).toEqual(pack);
  });

  it('gives what was put in, for any texts', () => {
    const texts = fc.dictionary(
      fc.string(),
      fc.oneof(fc.string(), fc.dictionary(fc.string(), fc.string())),
    );
    fc.assert(
      fc.property(texts, (some) => {
        expect(mergeLabels(some)).toEqual({ ...some });
        expect(mergeLabels(some, some)).toEqual({ ...some });
      }),
    );
  });
});
