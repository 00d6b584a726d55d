import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveItem } from '../file-input/file-list';
import { dropPlace } from './drag-plan';

describe('moveItem (FIL-8)', () => {
  it('puts one item elsewhere and keeps the order of all others', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { minLength: 1 }),
        fc.nat(),
        fc.integer({ min: -5, max: 50 }),
        (items, place, to) => {
          const from = place % items.length;
          const moved = moveItem(items, from, to);
          expect(moved.indexOf(items[from] ?? 0)).toBe(Math.min(Math.max(to, 0), items.length - 1));
          const others = (list: number[]) => list.filter((item) => item !== items[from]);
          expect(others(moved)).toEqual(others(items));
        },
      ),
    );
  });
});

describe('dropPlace (FIL-8)', () => {
  const rows = (heights: number[]) => {
    let top = 0;
    return heights.map((height) => {
      const row = { top, bottom: top + height };
      top += height;
      return row;
    });
  };

  it.each([
    [0, 0, 0],
    [0, 19, 0],
    [0, 20, 0],
    [1, -19, 1],
    [1, -20, 1],
    [1, 0, 1],
    [0, 21, 1],
    [0, 61, 2],
    [0, 999, 3],
    [3, -21, 2],
    [3, -999, 0],
    [1, 21, 2],
    [1, -21, 0],
  ])('takes row %d dragged by %d px to %d, with rows of 40 px', (from, distance, to) => {
    expect(dropPlace(rows([40, 40, 40, 40]), from, distance)).toBe(to);
  });

  it('never leaves the list, and goes further the further one drags', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 20 }),
        fc.nat(),
        fc.integer({ min: -5000, max: 5000 }),
        fc.nat(100),
        (heights, place, distance, more) => {
          const from = place % heights.length;
          const to = dropPlace(rows(heights), from, distance);
          expect(to).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThan(heights.length);
          expect(dropPlace(rows(heights), from, distance + more)).toBeGreaterThanOrEqual(to);
        },
      ),
    );
  });
});
