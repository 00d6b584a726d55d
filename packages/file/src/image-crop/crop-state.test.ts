import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CropSource,
  type CropState,
  cropOf,
  maxZoom,
  moveCrop,
  panCrop,
  partSize,
  startCrop,
  turnCrop,
  turnedSize,
  zoomCrop,
} from './crop-state';

const side = fc.integer({ min: 1, max: 12_000 });
const sources: fc.Arbitrary<CropSource> = fc.record({
  size: fc.record({ width: side, height: side }),
  aspect: fc.option(fc.constantFrom(1, 16 / 9, 3 / 4, 0.1), { nil: undefined }),
});
const part = fc.double({ min: -1, max: 1, noNaN: true });
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('pan'), x: part, y: part, zoom: fc.constant(0) }),
    fc.record({
      kind: fc.constant('zoom'),
      x: part,
      y: part,
      zoom: fc.double({ min: 0, max: 20, noNaN: true }),
    }),
    fc.record({ kind: fc.constantFrom('left', 'right'), x: part, y: part, zoom: part }),
  ),
  { maxLength: 12 },
);

function walk(
  source: CropSource,
  moves: typeof steps extends fc.Arbitrary<infer Steps> ? Steps : never,
) {
  return moves.reduce<CropState>((state, { kind, x, y, zoom }) => {
    if (kind === 'pan') return panCrop(source, state, x * 9000, y * 9000);
    if (kind === 'zoom') return zoomCrop(source, state, zoom, { x: x / 2, y: y / 2 });
    return turnCrop(source, state, kind === 'right');
  }, startCrop(source));
}

describe('what is kept of a picture (IMG-7)', () => {
  it('lies within it, in whole pixels, whatever one does', () => {
    fc.assert(
      fc.property(sources, steps, (source, moves) => {
        const state = walk(source, moves);
        const { x, y, width, height, turns = 0 } = cropOf(source, state);
        const whole = turnedSize(source.size, turns);
        expect([x, y, width, height].every(Number.isInteger)).toBe(true);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        expect(x + width).toBeLessThanOrEqual(whole.width);
        expect(y + height).toBeLessThanOrEqual(whole.height);
        expect(state.zoom).toBeGreaterThanOrEqual(1);
        expect(state.zoom).toBeLessThanOrEqual(maxZoom(source, turns));
      }),
    );
  });

  it('has the proportion that is asked for, as far as whole pixels allow it', () => {
    fc.assert(
      fc.property(sources, steps, (source, moves) => {
        const state = walk(source, moves);
        const exact = partSize(source, state);
        const { width, height } = cropOf(source, state);
        expect(Math.abs(width - Math.max(1, exact.width))).toBeLessThanOrEqual(0.5);
        expect(Math.abs(height - Math.max(1, exact.height))).toBeLessThanOrEqual(0.5);
        if (source.aspect) expect(exact.width / exact.height).toBeCloseTo(source.aspect);
      }),
    );
  });

  it('comes to each end by moves of a twentieth of the frame, and stays there', () => {
    // A strip of 12 000 × 1 would take a quarter of a million moves.
    const width = fc.integer({ min: 300, max: 600 });
    const near = sources.chain(({ aspect }) =>
      fc.record({ size: fc.record({ width, height: width }), aspect: fc.constant(aspect) }),
    );
    fc.assert(
      fc.property(near, steps, (source, moves) => {
        let state = walk(source, moves);
        const whole = turnedSize(source.size, state.turns);
        const part = partSize(source, state);
        const move = (
          direction: 'left' | 'up' | 'right' | 'down',
          length: number,
          side: number,
        ) => {
          for (let left = Math.ceil(length / side / 0.05); left > 0; left--) {
            state = moveCrop(source, state, direction, 0.05);
          }
          const there = state;
          expect(moveCrop(source, there, direction, 0.05)).toEqual(there);
          return state;
        };
        // The picture to the left shows its right end.
        expect(move('left', whole.width, part.width).x).toBeCloseTo(whole.width - part.width / 2);
        expect(move('right', whole.width, part.width).x).toBeCloseTo(part.width / 2);
        expect(move('up', whole.height, part.height).y).toBeCloseTo(whole.height - part.height / 2);
        expect(move('down', whole.height, part.height).y).toBeCloseTo(part.height / 2);
      }),
    );
  });

  it.each([
    ['left', 1, 0],
    ['right', -1, 0],
    ['up', 0, 1],
    ['down', 0, -1],
  ] as const)(
    'moves the picture to the %s by parts of the frame, and nowhere else',
    (direction, x, y) => {
      const source = { size: { width: 1000, height: 800 }, aspect: 2 };
      const state = { turns: 0, zoom: 4, x: 500, y: 400 } as const;
      const { width, height } = partSize(source, state);
      expect([width, height]).toEqual([250, 125]);
      expect(moveCrop(source, state, direction, 0.1)).toEqual({
        ...state,
        x: 500 + x * 25,
        y: 400 + y * 12.5,
      });
    },
  );

  it('turns with the picture, so that what was in its middle stays there', () => {
    const source = { size: { width: 400, height: 300 } };
    const state = { turns: 0, zoom: 4, x: 100, y: 50 } as const;
    expect(turnCrop(source, state, true)).toEqual({ turns: 1, zoom: 4, x: 250, y: 100 });
    expect(turnCrop(source, state, false)).toEqual({ turns: 3, zoom: 4, x: 50, y: 300 });
  });

  it.each([
    [48, 48, undefined, 1],
    [47, 400, undefined, 1],
    [96, 400, undefined, 2],
    [400, 72, undefined, 1.5],
    [384, 384, undefined, 8],
    [9000, 9000, undefined, 8],
    [400, 144, 2, 3],
    [400, 144, 0.5, 1.5],
  ])('of %i × %i, cut by %s, is enlarged %d times at most', (width, height, aspect, most) => {
    const source = { size: { width, height }, aspect };
    expect(maxZoom(source, 0)).toBeCloseTo(most);
    expect(zoomCrop(source, startCrop(source), 99).zoom).toBeCloseTo(most);
    expect(zoomCrop(source, startCrop(source), 0.5).zoom).toBe(1);
  });

  it('keeps any point in its place while it is enlarged, and made smaller again', () => {
    const within = fc.double({ min: -0.4, max: 0.4, noNaN: true });
    const zoom = fc.double({ min: 3, max: 8, noNaN: true });
    fc.assert(
      fc.property(within, within, zoom, zoom, (x, y, first, next) => {
        const source = { size: { width: 1000, height: 800 } };
        const before = { turns: 0, zoom: first, x: 500, y: 400 } as const;
        const after = zoomCrop(source, before, next, { x, y });
        const place = (state: CropState) => {
          const { width, height } = partSize(source, state);
          return [state.x + x * width, state.y + y * height];
        };
        const [left = 0, top = 0] = place(before);
        const [newLeft, newTop] = place(after);
        expect(newLeft).toBeCloseTo(left);
        expect(newTop).toBeCloseTo(top);
      }),
    );
  });

  it('is the same after four quarter turns', () => {
    fc.assert(
      fc.property(sources, fc.boolean(), (source, clockwise) => {
        let state = startCrop(source);
        for (let turn = 0; turn < 4; turn++) state = turnCrop(source, state, clockwise);
        const { x, y, ...rest } = startCrop(source);
        expect(state).toMatchObject(rest);
        expect(state.x).toBeCloseTo(x);
        expect(state.y).toBeCloseTo(y);
      }),
    );
  });

  it.each([
    [4000, 3000, 1, { x: 500, y: 0, width: 3000, height: 3000, turns: 0 }],
    [300, 400, undefined, { x: 0, y: 0, width: 300, height: 400, turns: 0 }],
    [1600, 100, 16 / 9, { x: 711, y: 0, width: 178, height: 100, turns: 0 }],
  ])('begins with as much as fits of %d × %d', (width, height, aspect, crop) => {
    const source = { size: { width, height }, aspect };
    expect(cropOf(source, startCrop(source))).toEqual(crop);
  });

  it('follows the pointer when it is enlarged: that point stays', () => {
    const source = { size: { width: 1000, height: 1000 }, aspect: 1 };
    const state = zoomCrop(source, startCrop(source), 2, { x: 0.5, y: -0.5 });
    expect(cropOf(source, state)).toEqual({ x: 500, y: 0, width: 500, height: 500, turns: 0 });
  });
});
