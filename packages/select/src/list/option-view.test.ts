import { describe, expect, it, vi } from 'vitest';
import { createSearch } from './option-search';
import { createView, type ViewParts } from './option-view';

const letters = ['a', 'b', 'c', 'd'];

function viewOf<Option>(parts: Partial<ViewParts<Option>>) {
  return createView<Option>({
    items: [],
    order: null,
    search: null,
    hasExact: () => false,
    onAdvance: () => {},
    ...parts,
  });
}

/** A search that finds every other of so many options, the last of them first. */
const everyOther = (size: number) =>
  createSearch({
    size,
    indexAt: (place) => place,
    rankAt: (index) => (index % 2 === 1 ? -1 : index === size - 2 ? 0 : 1),
  });

describe('createView (SEL-14)', () => {
  it.each<[string, readonly number[] | null, (string | undefined)[]]>([
    ['the list’s own order', null, letters],
    ['another order', [3, 1, 0, 2], ['d', 'b', 'a', 'c']],
    ['a part of the list', [2], ['c']],
    ['nothing', [], []],
  ])('shows %s', (_, order, shown) => {
    const view = viewOf({ items: letters, order });
    expect(view).toMatchObject({ count: shown.length, done: true, hasExact: false });
    expect(shown.map((_each, position) => view.optionAt(position))).toEqual(shown);
    for (const [position, option] of shown.entries()) {
      const index = letters.indexOf(option ?? '');
      expect(view.indexAt(position)).toBe(index);
      expect(view.positionOf(index)).toBe(position);
    }
    expect(view.finish()).toBe(view);
  });

  it('shows nothing before the first position and behind the last one', () => {
    for (const order of [null, [1, 0]]) {
      const view = viewOf({ items: letters, order });
      expect([view.optionAt(-1), view.optionAt(view.count)]).toEqual([undefined, undefined]);
      expect(view.positionOf(-1)).toBe(-1);
    }
    const view = viewOf({ items: letters, order: [1, 0] });
    expect([view.indexAt(-1), view.indexAt(2), view.positionOf(2)]).toEqual([-1, -1, -1]);
  });

  it('takes the first index for one like others', () => {
    expect(viewOf({ items: letters, order: [3, 0] }).positionOf(0)).toBe(1);
    expect(viewOf({ items: letters }).positionOf(0)).toBe(0);
  });

  it('takes a missing item for no option', () => {
    expect(viewOf({ items: [null, undefined] }).optionAt(0)).toBeUndefined();
  });

  it('shows what is found by now, and never another row of it, until it is made to end', () => {
    const items = Array.from({ length: 2000 }, (_, index) => index);
    const search = everyOther(items.length);
    search.advance((found) => found > 0);
    const onAdvance = vi.fn();
    // The order of the list is not that of a search.
    const order = [1, 0];
    const view = viewOf({ items, search, order, onAdvance, hasExact: () => search.done });
    expect(view).toMatchObject({ done: false, hasExact: false });
    expect([view.indexAt(0), view.indexAt(1)]).toEqual([0, 2]);

    const whole = view.finish();
    expect(onAdvance).toHaveBeenCalledOnce();
    expect(whole).toMatchObject({ count: 1000, done: true, hasExact: true });
    expect([whole.indexAt(0), whole.indexAt(1)]).toEqual([1998, 0]);
    expect(whole.positionOf(1998)).toBe(0);
    expect(whole.finish()).toBe(whole);
    expect(onAdvance).toHaveBeenCalledOnce();

    expect(view.count).toBeLessThan(1000);
    expect([view.indexAt(0), view.indexAt(1)]).toEqual([0, 2]);
  });
});
