import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMAGE_WIDTH } from './image-width';
import type { ResizeOptions } from './optimize-image.types';
import { planCrop, planResize } from './plan-resize';

describe('planResize (IMG-2)', () => {
  it.each<[string, ResizeOptions, [number, number]]>([
    ['to 1920 by default', {}, [1920, 1440]],
    ['to another width', { maxWidth: IMAGE_WIDTH.HD }, [1280, 960]],
    ['to a height', { maxHeight: 600 }, [800, 600]],
    ['to the tighter of both', { maxWidth: 1000, maxHeight: 300 }, [400, 300]],
    ['up to a minimum', { maxWidth: 9000, minWidth: 8000 }, [8000, 6000]],
    ['to a width', { width: 100 }, [100, 75]],
    ['to a height alone', { height: 75 }, [100, 75]],
    ['to both, out of shape', { width: 100, height: 100 }, [100, 100]],
    ['to both, filled', { width: 100, height: 100, resize: 'cover' }, [100, 100]],
    ['to both within the maximum', { width: 4000, height: 4000, resize: 'cover' }, [1920, 1920]],
    [
      'nowhere for what is no size',
      { maxWidth: 0, maxHeight: Number.NaN, width: -5 },
      [4000, 3000],
    ],
  ])('takes 4000 × 3000 %s', (_, options, [width, height]) => {
    expect(planResize({ width: 4000, height: 3000 }, options)).toMatchObject({ width, height });
  });

  it('cuts evenly to cover, and leaves even margins to contain', () => {
    const frame = { width: 100, height: 100 };
    const size = { width: 400, height: 200 };
    expect(planResize(size, { ...frame, resize: 'cover' })).toMatchObject({
      x: -50,
      y: 0,
      drawn: { width: 200, height: 100 },
    });
    expect(planResize(size, { ...frame, resize: 'contain' })).toMatchObject({
      x: 0,
      y: 25,
      drawn: { width: 100, height: 50 },
    });
  });

  it('never leaves a picture without pixels, larger than the maximum or out of shape', () => {
    const side = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(side, side, side, (width, height, maxWidth) => {
        const plan = planResize({ width, height }, { maxWidth });
        expect(plan.width).toBeGreaterThanOrEqual(1);
        expect(plan.height).toBeGreaterThanOrEqual(1);
        expect(plan.width).toBeLessThanOrEqual(Math.min(width, maxWidth));
        expect(Math.abs(plan.height - (plan.width * height) / width)).toBeLessThanOrEqual(
          1 + height / width,
        );
      }),
    );
  });

  it.each<[string, ResizeOptions, [number, number]]>([
    ['a height alone, which is kept', { height: 3 }, [1, 3]],
    ['a width alone', { width: 2 }, [2, 200]],
    ['a minimum of its width', { minWidth: 20 }, [20, 2000]],
    ['a minimum of its height', { minHeight: 2000 }, [20, 2000]],
    ['the larger of both', { minWidth: 30, minHeight: 2000 }, [30, 3000]],
    ['a maximum, which comes before a minimum', { minHeight: 2000, maxHeight: 500 }, [5, 500]],
    ['a maximum of its height', { maxHeight: 500 }, [5, 500]],
    ['a maximum of its width', { maxWidth: 4 }, [4, 400]],
  ])('takes a strip of 10 × 1000 to %s, and one that lies as well', (_, options, size) => {
    const [width, height] = size;
    const plan = planResize({ width: 10, height: 1000 }, options);
    expect(plan).toEqual({ width, height, x: 0, y: 0, drawn: { width, height } });
    const { maxWidth, maxHeight } = options;
    const lying = planResize(
      { width: 1000, height: 10 },
      {
        ...{ width: options.height, height: options.width },
        ...{ minWidth: options.minHeight, minHeight: options.minWidth },
        // A picture has at most the width of a screen where none is said.
        ...{ maxWidth: maxHeight ?? 9000, maxHeight: maxWidth },
      },
    );
    expect(lying).toEqual({
      ...{ width: height, height: width, x: 0, y: 0 },
      drawn: { width: height, height: width },
    });
  });
});

describe('planCrop (IMG-7)', () => {
  const side = fc.integer({ min: 1, max: 500 });

  it('treats the cropped part as the whole picture', () => {
    expect(
      planCrop(
        { width: 400, height: 300 },
        { x: 100, y: 50, width: 200, height: 100 },
        { width: 50 },
      ),
    ).toEqual({
      ...{ width: 50, height: 25, x: -25, y: -12.5 },
      drawn: { width: 100, height: 75 },
      clip: { x: 0, y: 0, width: 50, height: 25 },
    });
    // Contained in a frame, the margins stay free.
    const frame = { width: 100, height: 100, resize: 'contain' } as const;
    expect(
      planCrop({ width: 400, height: 300 }, { x: 0, y: 100, width: 400, height: 200 }, frame),
    ).toEqual({
      ...{ width: 100, height: 100, x: 0, y: 0 },
      drawn: { width: 100, height: 75 },
      clip: { x: 0, y: 25, width: 100, height: 50 },
    });
  });

  it.each([
    ['left of it', { x: -5, y: -5, width: 20, height: 20 }, [20, 20, 0, 0]],
    ['beyond its end', { x: 45, y: 30, width: 20, height: 20 }, [5, 10, -45, -30]],
    ['outside of it', { x: 90, y: 90, width: 20, height: 20 }, [1, 1, -49, -39]],
    ['of no size', { x: 10, y: 10, width: 0, height: -2 }, [1, 1, -10, -10]],
    ['all of it', { x: 0, y: 0, width: 50, height: 40 }, [50, 40, 0, 0]],
  ])('takes of a part %s what lies in the picture, a pixel at least', (_, crop, expected) => {
    const { width, height, x, y } = planCrop({ width: 50, height: 40 }, crop, {});
    // By adding 0, a zero has no sign.
    expect([width, height, x + 0, y + 0]).toEqual(expected);
  });

  it('draws the whole picture so that the part covers its place on the canvas', () => {
    fc.assert(
      fc.property(side, side, fc.nat(600), fc.nat(600), side, side, (w, h, x, y, cw, ch) => {
        const plan = planCrop({ width: w, height: h }, { x, y, width: cw, height: ch }, {});
        expect(plan.clip).toEqual({ x: 0, y: 0, width: plan.width, height: plan.height });
        expect(plan.x).toBeLessThanOrEqual(0);
        expect(plan.y).toBeLessThanOrEqual(0);
        expect(plan.x + plan.drawn.width).toBeGreaterThanOrEqual(plan.width - 1e-6);
        expect(plan.y + plan.drawn.height).toBeGreaterThanOrEqual(plan.height - 1e-6);
      }),
    );
  });
});
