import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayOrder } from './display-order';
import { fold } from './fold';
import { createMatcher } from './matcher';
import { createScan, narrow, type Scan } from './search-scan';

/** Labels as people write them: accents composed and not, capitals, other scripts, emoji. */
const label = fc
  .array(
    fc.constantFrom(
      'a',
      'B',
      'é',
      'e\u0301',
      'Ñ',
      'ñ',
      'ü',
      ' ',
      '1',
      'ß',
      'İ',
      'Σ',
      'ø',
      '🎋',
      'z',
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

/** The slow truth: fold everything as the specification says it, look into every label. */
function naive(labels: readonly string[], query: string): number[] {
  // Letter by letter: a whole word would make the last sigma another letter.
  const plain = (text: string) =>
    Array.from(text, (letter) => letter.toUpperCase().toLowerCase().normalize('NFD'))
      .join('')
      .replace(/\p{Mn}/gu, '');
  return labels.flatMap((text, index) => (plain(text).includes(plain(query)) ? [index] : []));
}

function source(labels: readonly string[], query: string) {
  const contains = createMatcher(query);
  return {
    size: labels.length,
    indexAt: (place: number) => place,
    matches: (index: number) => contains(labels[index] ?? ''),
  };
}

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

describe('createMatcher (SEL-2)', () => {
  it('says what folding says, for every letter of Latin script and for others', () => {
    const letter = fc.oneof(
      label,
      fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCharCode(code)),
      fc.integer({ min: 0x1e00, max: 0x1eff }).map((code) => String.fromCharCode(code)),
      fc.integer({ min: 0x300, max: 0x36f }).map((code) => `a${String.fromCharCode(code)}`),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    const text = fc.array(letter, { maxLength: 4 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, letter, (hay, needle) => {
        const query = fold(needle);
        fc.pre(query !== '');
        expect(createMatcher(query)(hay)).toBe(fold(hay).includes(query));
        expect(createMatcher(query)(hay + needle)).toBe(fold(hay + needle).includes(query));
      }),
      { numRuns: 2000 },
    );
  });

  it('takes a query as text, not as a pattern', () => {
    for (const query of ['(', '.*', '[a-z]', '^', '$', '|', '\\\\', 'a-b', 'a/b']) {
      expect(createMatcher(query)('texto'), query).toBe(false);
      expect(createMatcher(query)(`x${query}x`), query).toBe(true);
    }
  });
});

describe('createScan', () => {
  it('finds what the naive filter finds, however it is sliced', () => {
    fc.assert(
      fc.property(
        fc.array(label, { maxLength: 60 }),
        label.filter((text) => fold(text) !== ''),
        fc.array(fc.boolean(), { maxLength: 10 }),
        (labels, query, stops) => {
          const scan = createScan(source(labels, fold(query)));
          for (const stop of stops) scan.advance(() => stop);
          scan.advance(() => false);
          expect(scan.done).toBe(true);
          expect(scan.matches).toEqual(naive(labels, query));
        },
      ),
    );
  });

  it('narrows a finished search and finds the same', () => {
    fc.assert(
      fc.property(
        fc.array(label, { maxLength: 60 }),
        fc.array(label, { minLength: 2, maxLength: 6 }),
        (labels, queries) => {
          let former: { query: string; scan: Scan } | null = null;
          for (const query of queries.map(fold).filter((text) => text !== '')) {
            const scan: Scan = createScan(narrow(source(labels, query), query, former));
            scan.advance(() => false);
            expect(scan.matches).toEqual(naive(labels, query));
            former = { query, scan };
          }
        },
      ),
    );
  });

  it('does not narrow what was not finished', () => {
    const labels = Array.from({ length: 5000 }, (_, index) => `a${index}`);
    const first = createScan(source(labels, 'a'));
    first.advance(() => true);
    expect(first.done).toBe(false);
    const second = createScan(narrow(source(labels, 'a4'), 'a4', { query: 'a', scan: first }));
    second.advance(() => false);
    expect(second.matches).toEqual(naive(labels, 'a4'));
  });

  it('stops after the block that brought enough', () => {
    const labels = Array.from({ length: 100_000 }, (_, index) => `opción ${index}`);
    const scan = createScan(source(labels, 'opcion'));
    scan.advance((found) => found > 64);
    expect(scan.matches.length).toBeLessThan(2000);
  });
});

describe('displayOrder (SEL-10)', () => {
  it('makes nothing for a list that is shown as it is', () => {
    expect(displayOrder(['a', 'b'], null)).toBeNull();
  });

  it('leaves missing items out', () => {
    expect(displayOrder(['a', null, undefined, 'b'], null)).toEqual([0, 3]);
    expect(displayOrder(['a', null, 'b'], (option) => option)).toEqual([0, 2]);
  });

  it('keeps groups together in the order of their first option, and each in the order of the data', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('x', 'y', 'z', null), { maxLength: 40 }), (groups) => {
        const order = displayOrder(groups, (group) => group) ?? [];
        const shown = order.map((index) => groups[index]);
        const names = [...new Set(groups.filter((group) => group !== null))];
        const expected = names.flatMap((name) => groups.filter((group) => group === name));
        expect(shown).toEqual(expected);
        for (const name of names) {
          const members = order.filter((index) => groups[index] === name);
          expect(members).toEqual([...members].sort((a, b) => a - b));
        }
      }),
    );
  });
});
