import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruledEdit } from '../text-editing/ruled-edit';
import { inCase, textFilterRules } from './text-filter';

const at = (text: string, from: number, to = from) => ({ text, from, to });

describe('textFilterRules (INP-1)', () => {
  it('takes any text without options', () => {
    expect(textFilterRules({}).insert(at('ab', 1), ' Ñ1')).toEqual(at('a Ñ1b', 4));
  });

  it('removes what the filter matches and keeps the caret behind the same character', () => {
    const rules = textFilterRules({ filter: /\d/ });
    expect(rules.insert(at('acd', 1), '1b2')).toEqual(at('abcd', 2));
    expect(rules.remove(at('abc', 1, 2), true)).toEqual(at('ac', 1));
  });

  it('cuts nothing off a text that is too long already when one of its words is corrected', () => {
    const rules = textFilterRules({ filter: /\d/, maxLength: 4 });
    const { state } = ruledEdit(
      rules,
      at('un mumdo', 8),
      at('un mundo', 8),
      'insertReplacementText',
    );
    expect(state).toEqual(at('un mundo', 8));
  });

  it('refuses what is filtered away altogether, so that a selection is not lost', () => {
    expect(textFilterRules({ filter: /\d/ })?.insert(at('abc', 0, 3), '9')).toBeNull();
  });

  it.each(['g', 'y', 'gy', ''])('gives the same with the flags "%s", call after call', (flags) => {
    const filter = new RegExp('\\d', flags);
    filter.lastIndex = 2;
    const only = new RegExp('[a-z]', flags);
    for (const rules of [textFilterRules({ filter }), textFilterRules({ only })]) {
      for (let round = 0; round < 3; round++) {
        expect(rules.insert(at('', 0), '1a2b3')).toEqual(at('ab', 2));
      }
    }
    expect(filter.lastIndex).toBe(2);
  });

  it('keeps only what `only` matches', () => {
    expect(textFilterRules({ only: /[\d-]/ })?.insert(at('', 0), 'a1-b2')).toEqual(at('1-2', 3));
  });

  it('takes a megabyte whole, the caret behind it (TXC-8)', () => {
    const rules = textFilterRules({ filter: /\d/, textCase: 'upper' });
    const text = 'a\0\ud83d1'.repeat(250_000);
    const shown = 'A\0\ud83d'.repeat(250_000);
    const next = rules.insert(at('', 0), text);
    expect(next?.text === shown).toBe(true);
    expect([next?.from, next?.to]).toEqual([750_000, 750_000]);
  });

  it('takes ten thousand characters, zero-width and right-to-left ones', () => {
    const rules = textFilterRules({ only: /\p{L}/u });
    expect(rules.insert(at('', 0), `${'a1'.repeat(5000)}\u200b\u200fשלום`)?.text).toBe(
      `${'a'.repeat(5000)}שלום`,
    );
  });

  it('is idempotent, and the caret stays inside', () => {
    const rules = textFilterRules({ filter: /[aeiou]/, textCase: 'upper' });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, position) => {
        const caret = Math.min(position, text.length);
        const place = { text: text.slice(caret), from: 0, to: 0 };
        const once = rules.insert(place, text.slice(0, caret));
        fc.pre(once !== null);
        expect(once && rules.insert(once, '')).toEqual(once);
        expect(once?.from).toBeLessThanOrEqual(once?.text.length ?? -1);
      }),
    );
  });
});

describe('inCase (INP-1)', () => {
  it.each([
    ['ÁNGELA DE LA TORRE', 'name', 'Ángela de la Torre'],
    ['de la torre', 'name', 'de la Torre'],
    ["ana y sofía d'angelo", 'name', "Ana y Sofía D'Angelo"],
    ['ana-maría del río', 'name', 'Ana-María del Río'],
    ['AbC', 'lower', 'abc'],
    ['ñandú', 'upper', 'ÑANDÚ'],
    ['tal Cual', undefined, 'tal Cual'],
  ] as const)('writes %s as %s: %s', (text, textCase, cased) => {
    expect(inCase(text, textCase)).toBe(cased);
  });
});
