import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  availableHeights,
  availableWidth,
  type Edges,
  type PopupSettings,
  type PopupSide,
  placePopup,
} from './place-popup';

const view: Edges = { left: 0, top: 0, right: 1000, bottom: 600 };
const anchorAt = (left: number, top: number): Edges => ({
  left,
  top,
  right: left + 200,
  bottom: top + 40,
});
const size = { width: 240, height: 300 };

const below: PopupSettings = { side: 'bottom', align: 'start', sideOffset: 4, collisionPadding: 8 };

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

  it.each<[Partial<PopupSettings>, boolean, object]>([
    [{ align: 'end' }, false, { left: 260, top: 204 }],
    [{ align: 'end' }, true, { left: 300 }],
    [{ align: 'center', sideOffset: 10 }, false, { left: 280, top: 210 }],
    [{ side: 'top', sideOffset: 0 }, false, { side: 'bottom', left: 300, top: 200 }],
    [{ collisionPadding: 320 }, false, { left: 320 }],
  ])('takes %o', (given, rtl, expected) => {
    const settings = { ...below, ...given };
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

  it.each([
    ['in the middle', 200, { top: 188, bottom: 348 }],
    // 8 px of the edge and 4 px of the offset are no room.
    ['near the start of the view', 12, { top: 0, bottom: 536 }],
    ['one pixel further', 13, { top: 1, bottom: 535 }],
    ['near its end', 548, { top: 536, bottom: 0 }],
    ['one pixel before that', 547, { top: 535, bottom: 1 }],
    ['above the view', -300, { top: 0, bottom: 848 }],
    ['below it', 700, { top: 688, bottom: 0 }],
  ])('has as much height as there is round an anchor %s', (_, top, heights) => {
    expect(availableHeights(anchorAt(0, top), view, below)).toEqual(heights);
  });

  it('has no width in a view that its edges take up', () => {
    const wide = (right: number) => availableWidth({ ...view, right }, below);
    expect([10, 16, 17].map(wide)).toEqual([0, 0, 1]);
  });

  it('turns where it is one pixel too high, and stays where both sides are equal', () => {
    const anchor = anchorAt(0, 400);
    const sideOf = (height: number, side: PopupSide = 'bottom', at = anchor) =>
      placePopup(at, { width: 200, height }, view, false, { ...below, side }).side;
    expect([sideOf(148), sideOf(149)]).toEqual(['bottom', 'top']);
    const middle = anchorAt(0, 280);
    expect([sideOf(900, 'bottom', middle), sideOf(900, 'top', middle)]).toEqual(['bottom', 'top']);
  });

  it('stays where it is while it fits there', () => {
    const low = anchorAt(0, 500);
    expect(
      placePopup(low, { width: 200, height: 30 }, view, false, { ...below, side: 'top' }).side,
    ).toBe('top');
    expect(placePopup(low, { width: 200, height: 30 }, view, false, below).side).toBe('bottom');
  });

  it('leaves what an on-screen keyboard or a zoom takes away', () => {
    const zoomed: Edges = { left: 300, top: 100, right: 700, bottom: 400 };
    expect(placePopup(anchorAt(200, 150), size, zoomed, false, below)).toMatchObject({
      left: 308,
      availableHeight: 198,
    });
    expect(availableWidth(zoomed, below)).toBe(384);
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
          const place = placePopup(anchor, wanted, view, rtl, { ...below, side });
          const height = Math.min(wanted.height, place.availableHeight);
          expect(place.left).toBeGreaterThanOrEqual(8);
          expect(place.left + wanted.width).toBeLessThanOrEqual(992);
          if (place.side === 'bottom') expect(place.top).toBe(anchor.bottom + 4);
          else expect(place.top + height).toBe(anchor.top - 4);
          const heights = availableHeights(anchor, view, below);
          // Cut only where the other side has no more height either.
          if (wanted.height > place.availableHeight) {
            expect(place.availableHeight).toBe(Math.max(heights.top, heights.bottom));
          }
        },
      ),
    );
  });
});
