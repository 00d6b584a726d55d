import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold';
import { label } from './search.samples';

describe('fold (SEL-2)', () => {
  it.each([
    ['Bogotá D.C.', 'bogota d.c.'],
    ['CAJICÁ', 'cajica'],
    ['Ñame', 'name'],
    ['e\u0301', 'e'],
    ['STRASSE', fold('straße')],
    ['', ''],
  ])('%s is compared as %s', (text, plain) => expect(fold(text)).toBe(plain));

  it('is stable: what is folded stays as it is', () => {
    fc.assert(fc.property(label, (text) => fold(fold(text)) === fold(text)));
  });
});
