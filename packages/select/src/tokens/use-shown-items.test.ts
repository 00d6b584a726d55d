import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitCount } from './use-shown-items';

const sum = (widths: readonly number[], gap: number) =>
  widths.reduce((total, width) => total + width, 0) + gap * Math.max(0, widths.length - 1);

describe('how many tokens fit one line (SEL-8)', () => {
  it('takes as many as there is room for, and never none of some', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 30 }),
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 0, max: 12 }),
        (widths, room, gap) => {
          const count = fitCount(widths, room, gap);
          if (widths.length === 0) return count === 0;
          const fits = sum(widths.slice(0, count), gap) <= room;
          const more = sum(widths.slice(0, count + 1), gap) <= room;
          return (fits || count === 1) && (count === widths.length || !more);
        },
      ),
    );
  });

  it.each([
    [[50, 50, 50], 108, 2],
    [[50, 50], 104, 2],
    // Half a pixel is rounding.
    [[50, 54.5], 108, 2],
    [[50, 54.6], 108, 1],
    [[200], 108, 1],
    [[200, 1], 108, 1],
    [[], 108, 0],
  ])('of %j in %i pixels, 4 apart: %i', (widths, room, count) => {
    expect(fitCount(widths, room, 4)).toBe(count);
  });
});
