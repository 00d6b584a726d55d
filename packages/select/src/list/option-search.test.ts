import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold';
import { createMatcher } from './matcher';
import { createSearch, narrow, type OptionSearch, type SearchSource } from './option-search';
import { label, naive } from './search.samples';

function source(labels: readonly string[], query: string): SearchSource {
  const matcher = createMatcher(query);
  return {
    size: labels.length,
    indexAt: (place) => place,
    rankAt(index) {
      const text = labels[index] ?? '';
      return matcher.matches(text) ? matcher.rank(text) : -1;
    },
  };
}

describe('createSearch', () => {
  it('finds what the naive filter finds, however it is sliced', () => {
    fc.assert(
      fc.property(
        fc.array(label, { maxLength: 60 }),
        label.filter((text) => fold(text) !== ''),
        fc.array(fc.boolean(), { maxLength: 10 }),
        (labels, query, stops) => {
          const search = createSearch(source(labels, fold(query)));
          for (const stop of stops) search.advance(() => stop);
          search.advance(() => false);
          expect(search.done).toBe(true);
          expect(search.found).toEqual(naive(labels, query));
        },
      ),
    );
  });

  it('narrows a search, finished or not, and finds the same', () => {
    fc.assert(
      fc.property(
        fc.array(label, { maxLength: 1200, size: 'max' }),
        fc.array(fc.tuple(label, fc.boolean()), { minLength: 2, maxLength: 6 }),
        (labels, queries) => {
          let former: { query: string; search: OptionSearch } | null = null;
          for (const [text, finished] of queries) {
            const query: string = (former?.query ?? '') + fold(text);
            if (query === '') continue;
            const search: OptionSearch = createSearch(narrow(source(labels, query), query, former));
            search.advance(() => !finished);
            former = { query, search };
          }
          former?.search.advance(() => false);
          if (former) expect(former.search.found).toEqual(naive(labels, former.query));
        },
      ),
      { numRuns: 50 },
    );
  });

  it('leaves to a longer query what it found and what it has not looked at, and no more', () => {
    fc.assert(
      fc.property(fc.nat(1500), fc.nat(4), (size, slices) => {
        const places = Array.from({ length: size }, (_, place) => place);
        const rankAt = (index: number) => (index % 3 === 0 ? 0 : -1);
        let looked = 0;
        const search = createSearch({
          size,
          indexAt(place) {
            looked = place + 1;
            return place;
          },
          rankAt,
        });
        for (let slice = 0; slice < slices; slice++) search.advance(() => true);
        const ahead = places.slice(looked);
        const expected = [...search.found, ...ahead];
        const candidates = search.candidates();
        expect(candidates.size).toBe(expected.length);
        expect(Array.from(expected, (_, place) => candidates.indexAt(place))).toEqual(expected);
      }),
    );
  });

  it('looks once at what a shorter query has refused', () => {
    const labels = Array.from({ length: 5000 }, (_, index) => `${index % 10 ? 'b' : 'a'}${index}`);
    const first = createSearch(source(labels, 'a'));
    first.advance(() => true);
    expect(first.done).toBe(false);
    const narrowed = narrow(source(labels, 'a4'), 'a4', { query: 'a', search: first });
    expect(narrowed.size).toBeLessThan(4600);
    const second = createSearch(narrowed);
    second.advance(() => false);
    expect(second.found).toEqual(naive(labels, 'a4'));
  });

  it('looks at each candidate once, and at nothing else, however it is sliced', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.array(fc.boolean(), { maxLength: 6 }), (size, stops) => {
        const looked: number[] = [];
        const rankAt = (index: number) => looked.push(index) - 1;
        // The places of a former search are other options than the first ones.
        const search = createSearch({ size, indexAt: (place) => 2 * place + 7, rankAt });
        for (const stop of stops) search.advance(() => stop);
        expect(search.done).toBe(looked.length >= size);
        search.advance(() => false);
        expect(looked).toEqual(Array.from({ length: size }, (_, place) => 2 * place + 7));
        expect(search.done).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('stops after the block that brought enough', () => {
    const labels = Array.from({ length: 100_000 }, (_, index) => `opción ${index}`);
    const search = createSearch(source(labels, 'opcion'));
    search.advance((found) => found > 64);
    expect(search.found.length).toBeLessThan(2000);
  });

  it('puts the best first and leaves equal ones in their order, however it is sliced', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1, max: 4 }), { maxLength: 60 }),
        fc.array(fc.boolean(), { maxLength: 10 }),
        (ranks, stops) => {
          const rankAt = (index: number) => ranks[index] ?? -1;
          const search = createSearch({ size: ranks.length, indexAt: (place) => place, rankAt });
          for (const stop of stops) search.advance(() => stop);
          search.advance(() => false);
          const naively = ranks
            .map((_, index) => index)
            .filter((index) => rankAt(index) >= 0)
            .sort((a, b) => rankAt(a) - rankAt(b));
          expect(search.ranked()).toEqual(naively);
        },
      ),
    );
  });
});
