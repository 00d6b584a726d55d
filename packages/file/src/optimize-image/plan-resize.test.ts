import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMAGE_WIDTH } from './image-width';
import type { ResizeOptions } from './optimize-image.types';
import { planResize } from './plan-resize';

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
});
