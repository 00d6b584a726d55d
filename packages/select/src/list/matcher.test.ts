import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold';
import { createMatcher, EXACT, INSIDE, PREFIX, WORD_START } from './matcher';
import { label } from './search.samples';

describe('createMatcher (SEL-2)', () => {
  it('says what folding says, for every letter of Latin script and for others', () => {
    const letter = fc.oneof(
      label,
      fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCharCode(code)),
      fc.integer({ min: 0x1e00, max: 0x1eff }).map((code) => String.fromCharCode(code)),
      fc.integer({ min: 0x300, max: 0x36f }).map((code) => `a${String.fromCharCode(code)}`),
      fc.string({ unit: fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)), maxLength: 3 }),
    );
    const text = fc.array(letter, { maxLength: 4 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, letter, (hay, needle) => {
        const query = fold(needle);
        fc.pre(query !== '');
        expect(createMatcher(query).matches(hay)).toBe(fold(hay).includes(query));
        expect(createMatcher(query).matches(hay + needle)).toBe(fold(hay + needle).includes(query));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([501, 5000, 100_000])('compares with a query of %i letters', (length) => {
    const query = 'a'.repeat(length);
    const { matches, rank } = createMatcher(query);
    expect([matches('A'.repeat(length)), rank('Á'.repeat(length))]).toEqual([true, EXACT]);
    expect(matches(`y ${query}b`)).toBe(true);
    expect([matches('a'.repeat(length - 1)), matches('casa')]).toEqual([false, false]);
    expect(rank(`${query}b`)).toBe(PREFIX);
    expect(rank(`y ${query}b`)).toBe(WORD_START);
  });

  it('takes a query as text, not as a pattern', () => {
    for (const query of ['(', '.*', '[a-z]', '^', '$', '|', '\\\\', 'a-b', 'a/b']) {
      expect(createMatcher(query).matches('texto'), query).toBe(false);
      expect(createMatcher(query).matches(`x${query}x`), query).toBe(true);
    }
  });
});

/** Labels, and all that may stand between two words of Latin script. */
const text = fc
  .array(fc.oneof(label, fc.integer({ min: 0x20, max: 0x24f }).map(String.fromCharCode)))
  .map((parts) => parts.join(''));

/** The slow truth: whether one of the places of a query begins a word. */
function startsWord(text: string, query: string): boolean {
  return Array.from({ length: text.length }, (_, start) => start).some(
    (start) => text.startsWith(query, start) && !/[\p{L}\p{N}\p{M}]$/u.test(text.slice(0, start)),
  );
}

describe('the rank of a match (SEL-2)', () => {
  it.each([
    ['Cali', 'cali', 0],
    ['CALÍ', 'cali', 0],
    ['Cali Norte', 'cali', 1],
    ['Nueva Cali', 'cali', 2],
    ['San-Calixto', 'cali', 2],
    ['Localidad', 'cali', 3],
    ['Localidad de Cali', 'cali', 2],
    ['Straße', fold('straße'), 0],
    ['Gran Straße', fold('straße'), 2],
    ['Bogotá', 'cali', 4],
  ])('of %s for %s is %i', (label, query, rank) => {
    expect(createMatcher(query).rank(label)).toBe(rank);
  });

  it('knows every letter at both ends of the Latin blocks for one that goes on with a word', () => {
    for (const code of [0xbf, 0xc0, 0x24f, 0x250, 0x1dff, 0x1e00, 0x1eff, 0x1f00, 0x1f01]) {
      const text = `(${String.fromCharCode(code)}cali`;
      const rank = startsWord(fold(text), 'cali') ? WORD_START : INSIDE;
      expect(createMatcher('cali').rank(text), code.toString(16)).toBe(rank);
    }
  });

  it('is what folded texts say, whatever is written', () => {
    fc.assert(
      fc.property(text, label, text, (before, needle, after) => {
        const query = fold(needle);
        fc.pre(query.trim() !== '');
        const text = fold(before + needle + after);
        const rank = createMatcher(query).rank(before + needle + after);
        if (text === query) expect(rank).toBe(EXACT);
        else if (text.startsWith(query)) expect(rank).toBe(PREFIX);
        else expect(rank).toBe(startsWord(text, query) ? WORD_START : INSIDE);
      }),
      { numRuns: 1000 },
    );
  });
});
