import { describe, expect, it } from 'vitest';
import { createView } from './option-view';

const letters = ['a', 'b', 'c', 'd'];

describe('createView (SEL-14)', () => {
  it.each<[string, readonly number[] | null, (string | undefined)[]]>([
    ['the list’s own order', null, letters],
    ['another order', [3, 1, 0, 2], ['d', 'b', 'a', 'c']],
    ['a part of the list', [2], ['c']],
    ['nothing', [], []],
  ])('shows %s', (_, order, shown) => {
    const view = createView(letters, order);
    expect(view.count).toBe(shown.length);
    expect(shown.map((_each, position) => view.optionAt(position))).toEqual(shown);
    for (const [position, option] of shown.entries()) {
      const index = letters.indexOf(option ?? '');
      expect(view.indexAt(position)).toBe(index);
      expect(view.positionOf(index)).toBe(position);
    }
  });

  it('shows nothing before the first position and behind the last one', () => {
    for (const order of [null, [1, 0]]) {
      const view = createView(letters, order);
      expect([view.optionAt(-1), view.optionAt(view.count)]).toEqual([undefined, undefined]);
      expect(view.positionOf(-1)).toBe(-1);
    }
    const view = createView(letters, [1, 0]);
    expect([view.indexAt(-1), view.indexAt(2), view.positionOf(2)]).toEqual([-1, -1, -1]);
  });

  it('takes the first index for one like others', () => {
    expect(createView(letters, [3, 0]).positionOf(0)).toBe(1);
    expect(createView(letters, null).positionOf(0)).toBe(0);
  });

  it('takes a missing item for no option', () => {
    expect(createView([null, undefined], null).optionAt(0)).toBeUndefined();
  });
});
