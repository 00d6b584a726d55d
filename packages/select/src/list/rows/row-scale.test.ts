import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rescaled, rowWindow, scrollRate, scrollToMiddle, scrollToRow, TALLEST } from './row-scale';

const scales = fc
  .record({
    count: fc.integer({ min: 50, max: 3_000_000 }),
    size: fc.integer({ min: 20, max: 70 }),
    view: fc.integer({ min: 100, max: 900 }),
  })
  .filter(({ count, size, view }) => count * size > view);

/** How far a list of these rows can be scrolled. */
const end = ({ count, size, view }: { count: number; size: number; view: number }) =>
  Math.min(count * size, TALLEST) - view;

describe('rows of one height (SEL-14)', () => {
  it('fill what is visible wherever the list is scrolled to', () => {
    fc.assert(
      fc.property(scales, fc.double({ min: 0, max: 1, noNaN: true }), (scale, part) => {
        const top = part * end(scale);
        const { from, to, start } = rowWindow(scale, top);
        const isFirst = from === 0;
        const isLast = to === scale.count;
        expect(isFirst || start <= top).toBe(true);
        expect(isLast || start + (to - from) * scale.size >= top + scale.view).toBe(true);
        expect(to - from).toBeLessThanOrEqual(Math.ceil(scale.view / scale.size) + 12);
      }),
    );
  });

  it('begin at the top and end at the bottom of an element that no browser cuts', () => {
    fc.assert(
      fc.property(scales, (scale) => {
        expect(rowWindow(scale, 0)).toMatchObject({ from: 0, start: 0 });
        const { from, to, start } = rowWindow(scale, end(scale));
        const last = start + (to - from) * scale.size;
        expect(last).toBeCloseTo(Math.min(scale.count * scale.size, TALLEST), 3);
        expect(rowWindow(scale, end(scale)).to).toBe(scale.count);
      }),
    );
  });

  it('are seen whole at the scroll position that shows them, in whole pixels too', () => {
    fc.assert(
      fc.property(scales, fc.nat(), fc.nat(), (scale, one, other) => {
        const position = one % scale.count;
        const top = Math.min(scrollToRow(scale, other % end(scale), position), end(scale));
        const { from, start } = rowWindow(scale, Math.trunc(top));
        const row = start + (position - from) * scale.size - Math.trunc(top);
        expect(row).toBeGreaterThan(-0.001);
        expect(row + scale.size).toBeLessThan(scale.view + 0.001);
      }),
    );
  });

  it('are in the DOM at the scroll position that has them in the middle', () => {
    fc.assert(
      fc.property(scales, fc.nat(), (scale, seed) => {
        const position = seed % scale.count;
        const top = Math.min(scrollToMiddle(scale, position), end(scale));
        const { from, to } = rowWindow(scale, top);
        expect(from).toBeLessThanOrEqual(position);
        expect(to).toBeGreaterThan(position);
      }),
    );
  });

  it('keep their place when their height changes', () => {
    const before = { count: 100_000, size: 36, view: 300 };
    const now = { ...before, size: 63 };
    expect(rescaled(36 * 500, before, now)).toBe(63 * 500);
    const many = { count: 1_000_000, size: 36, view: 300 };
    const higher = { ...many, size: 44 };
    const top = rescaled(9_000_000, many, higher);
    const firstOf = (scale: typeof many, at: number) => (at * scrollRate(scale)) / scale.size;
    expect(firstOf(higher, top)).toBeCloseTo(firstOf(many, 9_000_000), 3);
  });
});
