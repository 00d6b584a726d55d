import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takePlace, tokensBefore } from './token-order';

describe('takePlace (SEL-19)', () => {
  const list = fc.uniqueArray(fc.integer(), { minLength: 1 });

  it('puts one item where another was, and keeps the order of all others', () => {
    fc.assert(
      fc.property(list, fc.nat(), fc.nat(), (items, one, two) => {
        const moved = items[one % items.length] ?? 0;
        const target = items[two % items.length] ?? 0;
        const result = takePlace(
          items,
          (item) => item === moved,
          (item) => item === target,
        );
        expect(result.indexOf(moved)).toBe(items.indexOf(target));
        const others = (all: readonly number[]) => all.filter((item) => item !== moved);
        expect(others(result)).toEqual(others(items));
      }),
    );
  });

  it('leaves a list alone that lacks one of them', () => {
    const items = ['a', 'b'];
    const is = (wanted: string) => (item: string) => item === wanted;
    expect(takePlace(items, is('x'), is('a'))).toBe(items);
    expect(takePlace(items, is('a'), is('x'))).toBe(items);
    expect(takePlace(items, is('a'), is('a'))).toBe(items);
  });
});

describe('tokensBefore (SEL-19)', () => {
  /** Two lines of three tokens of 40 × 20 px with gaps of 10 px. */
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
    ['on the very middle of a token', 70, 10, 1],
    ['just behind it', 71, 10, 2],
    ['below all', 0, 400, 6],
    ['above all', 400, -50, 0],
  ])('counts those before a point %s', (_, x, y, count) => {
    expect(tokensBefore(boxes, { x, y }, false)).toBe(count);
  });

  it('counts no token before its very middle, whichever way the text runs', () => {
    expect(tokensBefore(boxes.slice(0, 1), { x: 20, y: 10 }, true)).toBe(0);
    expect(tokensBefore(boxes.slice(0, 1), { x: 19, y: 10 }, true)).toBe(1);
  });

  it('counts from the other side where the text runs from right to left', () => {
    const mirrored = boxes.map((box) => ({ ...box, left: 140 - box.right, right: 140 - box.left }));
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 160 }), fc.integer({ min: -20, max: 80 }), (x, y) => {
        // The very middle of a token belongs to neither side.
        fc.pre(boxes.every(({ left, right }) => x !== (left + right) / 2));
        expect(tokensBefore(mirrored, { x: 140 - x, y }, true)).toBe(
          tokensBefore(boxes, { x, y }, false),
        );
      }),
    );
  });
});
