import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { highlightRanges } from './highlight-ranges';

const found = (text: string, query: string, minChars?: number) =>
  highlightRanges(text, query, minChars === undefined ? {} : { minChars }).map(({ start, end }) =>
    text.slice(start, end),
  );

describe('highlightRanges (TXT-2)', () => {
  it.each([
    ['Soledad Ñame, léase', 'le', ['le', 'lé']],
    ['Master Chief', 'CHIEF', ['Chief']],
    ['a\u0301rbol y árbol', 'arb', ['a\u0301rb', 'árb']],
    ['árbol', 'a\u0301r', ['ár']],
    ['Ñandú', 'nandu', ['Ñandú']],
    ['Straße 12', 'STRASSE', ['Straße']],
    ['Straße', 'as', ['aß']],
    ['Groß', 'ss', ['ß']],
    ['sßs', 'ss', ['sß']],
    ['ﬁnca', 'fi', ['ﬁ']],
    ['İstanbul', 'is', ['İs']],
    ['ΟΔΟΣ οδος', 'οδος', ['ΟΔΟΣ', 'οδος']],
    ['Texto (uno) (dos)', '(', []],
    ['Texto (uno) (dos)', '(d', ['(d']],
    ['C:\\tmp\\x', '\\t', ['\\t']],
    ['a.*b a.*b', '.*', ['.*', '.*']],
    ['abab', 'ab', ['ab', 'ab']],
    ['aaa', 'aa', ['aa']],
    ['hola 😀 mundo', '😀 m', ['😀 m']],
    ['familia 👨‍👩‍👧 unida', '👨‍👩‍👧 u', ['👨‍👩‍👧 u']],
    ['dos palabras', 's p', ['s p']],
    ['nada', 'xyz', []],
    ['', 'ab', []],
    ['algo', '', []],
    ['dos  espacios', '  ', []],
  ])('finds in %j for %j: %j', (text, query, parts) => {
    expect(found(text, query)).toEqual(parts);
  });

  it('never cuts an emoji in two', () => {
    expect(found('familia 👨‍👩‍👧 unida', 'a 👨')).toEqual(['a 👨‍👩‍👧']);
  });

  it('marks nothing below two characters, as a person counts them', () => {
    expect(found('aaa', 'a')).toEqual([]);
    expect(found('ñ', 'n\u0303')).toEqual([]);
    expect(found('😀😀', '😀')).toEqual([]);
    expect(found('aaa', 'a', 1)).toEqual(['a', 'a', 'a']);
    expect(found('abcd', 'abc', 4)).toEqual([]);
  });

  /** Characters with what they are compared by, written out. */
  const ALPHABET: [text: string, folded: string][] = [
    ['a', 'a'],
    ['A', 'a'],
    ['á', 'a'],
    ['a\u0301', 'a'],
    ['n', 'n'],
    ['ñ', 'n'],
    ['N\u0303', 'n'],
    ['s', 's'],
    ['ß', 'ss'],
    ['ﬁ', 'fi'],
    ['f', 'f'],
    ['i', 'i'],
    ['İ', 'i'],
    ['σ', 'σ'],
    ['ς', 'σ'],
    ['Σ', 'σ'],
    ['(', '('],
    ['\\', '\\'],
    ['.', '.'],
    ['*', '*'],
    [' ', ' '],
    ['😀', '😀'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['e\u0301\u0323', 'e'],
  ];
  // Few letters at a time, so that matches abound and lie against each other.
  const words = fc
    .subarray(ALPHABET, { minLength: 2, maxLength: 4 })
    .chain((some) =>
      fc.tuple(
        fc.array(fc.constantFrom(...some), { maxLength: 16 }),
        fc.array(fc.constantFrom(...some), { minLength: 2, maxLength: 4 }),
      ),
    )
    // Of several spaces one counts: which of them is marked says another test.
    .filter((texts) => texts.every((chars) => !/\s\s/.test(chars.map(([char]) => char).join(''))));

  it('finds what a naive search over known characters finds', () => {
    fc.assert(
      fc.property(words, ([text, query]) => {
        const needle = query.map(([, folded]) => folded).join('');
        expect(
          highlightRanges(
            text.map(([char]) => char).join(''),
            query.map(([char]) => char).join(''),
          ),
        ).toEqual(needle.trim() === '' ? [] : naive(text, needle));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['Bogotá,\u00a0D.C.', 'bogota, d', 'Bogotá,\u00a0D'],
    ['San  José', 'san jose', 'San  José'],
    ['Santan\u00adder', 'santander', 'Santan\u00adder'],
    ['L’Hospitalet', "l'ho", 'L’Ho'],
  ])('marks what looks as it was typed: %j', (text, query, marked) => {
    expect(highlightRanges(text, query).map(({ start, end }) => text.slice(start, end))).toEqual([
      marked,
    ]);
  });

  it('gives ranges in order that do not overlap, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (text, query) => {
          let last = 0;
          for (const { start, end } of highlightRanges(text, query)) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            last = end;
          }
          expect(last).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });

  describe('where there is no Intl.Segmenter', () => {
    afterEach(() => vi.unstubAllGlobals());

    it('keeps accents with their letters', () => {
      vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
      expect(found('a\u0301rbol y Ñame', 'ar')).toEqual(['a\u0301r']);
      expect(found('a\u0301rbol y Ñame', 'name')).toEqual(['Ñame']);
    });
  });
});

/** Tries each place in turn and compares character by character. */
function naive(text: [string, string][], needle: string) {
  const flat: { char: string; start: number; end: number }[] = [];
  let at = 0;
  for (const [original, folded] of text) {
    for (let index = 0; index < folded.length; index++) {
      flat.push({ char: folded.charAt(index), start: at, end: at + original.length });
    }
    at += original.length;
  }
  const ranges: { start: number; end: number }[] = [];
  let covered = 0;
  for (let from = 0; from + needle.length <= flat.length; from++) {
    const part = flat.slice(from, from + needle.length);
    const first = part[0];
    const last = part.at(-1);
    if (!first || !last || first.start < covered) continue;
    if (part.map(({ char }) => char).join('') !== needle) continue;
    ranges.push({ start: first.start, end: last.end });
    covered = last.end;
  }
  return ranges;
}
