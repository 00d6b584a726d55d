import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  availableHeights,
  availableWidth,
  type Edges,
  type PopupPlacement,
  placePopup,
  readPlacement,
} from './place-popup';

const view: Edges = { left: 0, top: 0, right: 1000, bottom: 600 };
const anchorAt = (left: number, top: number): Edges => ({
  left,
  top,
  right: left + 200,
  bottom: top + 40,
});
const size = { width: 240, height: 300 };

const below = readPlacement();

describe('placePopup', () => {
  it.each([
    ['below, flush left', anchorAt(100, 50), false, { side: 'bottom', left: 100, top: 94 }],
    ['below, flush right when lines run so', anchorAt(100, 50), true, { left: 60, top: 94 }],
    ['above when it does not fit below', anchorAt(100, 500), false, { side: 'top', top: 196 }],
    ['moved to the left at the right edge', anchorAt(900, 50), false, { left: 752 }],
    ['moved to the right at the left edge', anchorAt(-150, 50), false, { left: 8 }],
  ])('lies %s', (_, anchor, rtl, expected) => {
    expect(placePopup(anchor, size, view, rtl, below)).toMatchObject(expected);
  });

  it.each<[PopupPlacement, number | undefined, boolean, object]>([
    ['bottom-end', undefined, false, { left: 260, top: 204 }],
    ['bottom-end', undefined, true, { left: 300 }],
    ['bottom-center', 10, false, { left: 280, top: 210 }],
    ['top-start', 0, false, { side: 'bottom', left: 300, top: 200 }],
  ])('takes the placement %s with an offset of %s', (placement, offset, rtl, expected) => {
    const settings = readPlacement(placement, offset);
    expect(placePopup(anchorAt(300, 160), size, view, rtl, settings)).toMatchObject(expected);
  });

  it('takes the side with more height when it fits on none', () => {
    const tall = { width: 240, height: 900 };
    expect(placePopup(anchorAt(0, 200), tall, view, false, below)).toMatchObject({
      side: 'bottom',
      availableHeight: 348,
    });
    expect(placePopup(anchorAt(0, 400), tall, view, false, below)).toMatchObject({
      side: 'top',
      top: 8,
      availableHeight: 388,
    });
  });

  it('stays where it is while it fits there', () => {
    const low = anchorAt(0, 500);
    expect(
      placePopup(low, { width: 200, height: 30 }, view, false, readPlacement('top')).side,
    ).toBe('top');
    expect(placePopup(low, { width: 200, height: 30 }, view, false, below).side).toBe('bottom');
  });

  it('leaves what an on-screen keyboard or a zoom takes away', () => {
    const zoomed: Edges = { left: 300, top: 100, right: 700, bottom: 400 };
    expect(placePopup(anchorAt(200, 150), size, zoomed, false, below)).toMatchObject({
      left: 308,
      availableHeight: 198,
    });
    expect(availableWidth(zoomed)).toBe(384);
  });

  it('never covers its anchor, and lies in view as far as it can', () => {
    const number = (min: number, max: number) => fc.integer({ min, max });
    fc.assert(
      fc.property(
        fc.record({ left: number(-300, 1100), top: number(0, 560), width: number(1, 400) }),
        fc.record({ width: number(1, 900), height: number(1, 900) }),
        fc.boolean(),
        fc.constantFrom('bottom' as const, 'top' as const),
        ({ left, top, width }, wanted, rtl, side) => {
          const anchor = { left, top, right: left + width, bottom: top + 40 };
          const place = placePopup(anchor, wanted, view, rtl, readPlacement(side));
          const height = Math.min(wanted.height, place.availableHeight);
          expect(place.left).toBeGreaterThanOrEqual(8);
          expect(place.left + wanted.width).toBeLessThanOrEqual(992);
          if (place.side === 'bottom') expect(place.top).toBe(anchor.bottom + 4);
          else expect(place.top + height).toBe(anchor.top - 4);
          const heights = availableHeights(anchor, view, 4);
          // Cut only where the other side has no more height either.
          if (wanted.height > place.availableHeight) {
            expect(place.availableHeight).toBe(Math.max(heights.top, heights.bottom));
          }
        },
      ),
    );
  });
});
