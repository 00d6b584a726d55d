import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleCase } from './title-case';

describe('titleCase (TXT-1)', () => {
  it.each([
    ['CALLE 100 sur', 'Calle 100 Sur'],
    ['ana-maría ñáñez', 'Ana-María Ñáñez'],
    ['árbol', 'Árbol'],
    ['a\u0301rbol grande', 'A\u0301rbol Grande'],
    ['75A bis', '75a Bis'],
    ["don't STOP", "Don't Stop"],
    ['  dos  espacios\n', '  Dos  Espacios\n'],
    ['(entre) «comillas»', '(Entre) «Comillas»'],
    ['ﬁn ßa', 'ﬁn ßa'],
    ['', ''],
  ])('turns %j into %j', (text, titled) => {
    expect(titleCase(text)).toBe(titled);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(titleCase(titleCase(text))).toBe(titleCase(text));
      }),
    );
  });
});
