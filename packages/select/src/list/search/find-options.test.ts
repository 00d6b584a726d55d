import { foldText } from '@guadua/utils/internal';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { optionReader } from '../../selection/option-reader';
import {
  ELSEWHERE,
  EXACT,
  findOptions,
  hasExactLabel,
  INSIDE,
  PREFIX,
  rankOf,
  type Search,
  WORD_START,
} from './find-options';
import { label, naive } from './search.testing';
import { createIndex } from './search-index';

function searchOf(
  items: readonly (string | null)[],
  text: string,
  fields: Pick<Search<string>, 'filter' | 'groupBy'> = {},
): Search<string> {
  return {
    items,
    order: null,
    index: createIndex(items, optionReader<string>({})),
    text,
    query: foldText(text).trim(),
    ...fields,
  };
}

const find = (...given: Parameters<typeof searchOf>) => findOptions(searchOf(...given));

describe('findOptions (SEL-2)', () => {
  it('finds what a look into every label finds, in the order of the list without ranks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(label), { maxLength: 60 }),
        label.filter((text) => foldText(text).trim() !== ''),
        (labels, query) => {
          const texts = labels.map((each) => each ?? '');
          expect([...find(labels, query)].sort((a, b) => a - b)).toEqual(naive(texts, query));
        },
      ),
    );
  });

  it('puts the best first and leaves equal ones in their order', () => {
    const places = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 60 });
    fc.assert(
      fc.property(places, (ranks) => {
        const items = ranks.map((rank, index) => `${index}:${rank}`);
        const filter = (item: string) => ranks[items.indexOf(item)] ?? 0;
        const expected = ranks
          .map((_, index) => index)
          .sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
        expect(find(items, ':', { filter })).toEqual(expected);
      }),
    );
  });

  it('keeps the order of groups, and of a list whose filter gives one place to all', () => {
    const cities = ['Nueva Cali', 'Cali'];
    expect(find(cities, 'cali')).toEqual([1, 0]);
    expect(find(cities, 'cali', { groupBy: 'x' })).toEqual([0, 1]);
    expect(find(cities, 'cali', { filter: () => 0 })).toEqual([0, 1]);
  });

  it('asks a filter instead of the labels, with the text as it was written', () => {
    const filter = vi.fn((option: string) => option.endsWith('x'));
    expect(find(['ax', null, 'b'], ' Á ', { filter })).toEqual([0]);
    expect(filter).toHaveBeenCalledWith('b', ' Á ');
  });

  it('leaves out an option whose place is no number', () => {
    const filter = (option: string) => (option === 'ab' ? Number.NaN : 3);
    expect(find(['ab', 'ac'], 'a', { filter })).toEqual([1]);
  });

  it('knows an option whose label is exactly the search, also when it is not among the results', () => {
    const items = [null, 'Bogotá,\u00a0D.C.', 'バス'];
    expect(hasExactLabel(searchOf(items, 'bogota,  d.c.', { filter: () => false }))).toBe(true);
    expect(hasExactLabel(searchOf(items, 'パス'))).toBe(false);
    expect(hasExactLabel(searchOf(items, 'bogota'))).toBe(false);
  });
});

describe('rankOf (SEL-2)', () => {
  it.each([
    ['Cali', 'cali', EXACT],
    ['CALÍ', 'cali', EXACT],
    ['Cali Norte', 'cali', PREFIX],
    ['Nueva Cali', 'cali', WORD_START],
    ['San-Calixto', 'cali', WORD_START],
    ['Localidad', 'cali', INSIDE],
    ['Localidad de Cali', 'cali', WORD_START],
    ['Straße', 'strasse', EXACT],
    ['𐐀cali', 'cali', INSIDE],
    ['Bogotá', 'cali', ELSEWHERE],
  ])('of %s for %s is %i', (text, query, rank) => {
    expect(rankOf(foldText(text), query)).toBe(rank);
  });
});

describe('createIndex (SEL-14)', () => {
  it('reads and folds each label once, and only those that are asked for', () => {
    const labelKey = vi.fn((option: number) => `Opción ${option}`);
    const items = Array.from({ length: 100 }, (_, index) => index);
    const index = createIndex(items, optionReader<number>({ labelKey }));
    expect(index.labelAt(7)).toBe('opcion 7');
    expect(index.labelAt(7)).toBe('opcion 7');
    expect(labelKey).toHaveBeenCalledTimes(1);
    expect(index.textAt(7)).toBe('opcion 7');
    expect(labelKey).toHaveBeenCalledTimes(1);
  });

  it('keeps the fields of a search apart', () => {
    const reader = optionReader<{ a: string; b: string }>({ searchBy: ['a', 'b'] });
    const index = createIndex([{ a: 'San\n José', b: 'Cúcuta' }], reader);
    expect(index.textAt(0)).toBe('san jose\ncucuta');
  });
});
