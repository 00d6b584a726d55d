import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsBefore } from './item-places';

describe('itemsBefore (SEL-19)', () => {
  /** Two lines of three items of 40 × 20 px with gaps of 10 px. */
  const boxes = Array.from({ length: 6 }, (_, index) => {
    const left = (index % 3) * 50;
    const top = Math.floor(index / 3) * 30;
    return { left, right: left + 40, top, bottom: top + 20 };
  });

  it.each([
    ['on the first half of the first', 5, 10, 0],
    ['on its second half', 30, 10, 1],
    ['behind the last of the first line', 400, 10, 3],
    ['between the lines', 5, 25, 3],
    ['on the second line', 80, 40, 5],
    ['on the lower edge of the first line', 5, 20, 0],
    ['on the upper edge of the second line', 5, 30, 3],
    ['just below the first line', 5, 21, 3],
    ['on the very middle of a item', 70, 10, 1],
    ['just behind it', 71, 10, 2],
    ['below all', 0, 400, 6],
    ['above all', 400, -50, 0],
  ])('counts those before a point %s', (_, x, y, count) => {
    expect(itemsBefore(boxes, { x, y }, 'ltr')).toBe(count);
  });

  it('counts no item before its very middle, whichever way the text runs', () => {
    expect(itemsBefore(boxes.slice(0, 1), { x: 20, y: 10 }, 'rtl')).toBe(0);
    expect(itemsBefore(boxes.slice(0, 1), { x: 19, y: 10 }, 'rtl')).toBe(1);
  });

  it('counts from the other side where the text runs from right to left', () => {
    const mirrored = boxes.map((box) => ({ ...box, left: 140 - box.right, right: 140 - box.left }));
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 160 }), fc.integer({ min: -20, max: 80 }), (x, y) => {
        // The very middle of a item belongs to neither side.
        fc.pre(boxes.every(({ left, right }) => x !== (left + right) / 2));
        expect(itemsBefore(mirrored, { x: 140 - x, y }, 'rtl')).toBe(
          itemsBefore(boxes, { x, y }, 'ltr'),
        );
      }),
    );
  });

  it('counts those whose middle lies above a point in a column, however high each is', () => {
    const rows = [10, 30, 20].map((height, index) => {
      const top = [0, 10, 40][index] ?? 0;
      return { left: 0, right: 100, top, bottom: top + height };
    });
    const counts = [4, 6, 24, 26, 51, 90].map((y) => itemsBefore(rows, { x: 3, y }, 'column'));
    expect(counts).toEqual([0, 1, 1, 2, 3, 3]);
  });
});
