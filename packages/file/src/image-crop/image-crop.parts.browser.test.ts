import { describe, expect, it } from 'vitest';
import { fetchSample } from '../../scripts/fetch-sample';
import { pixels, quarters } from '../../scripts/quarters';
import { optimizeImage } from '../optimize-image/optimize-image';

describe('the part of a picture that is kept (IMG-7)', () => {
  it.each([0, 1, 2, 3] as const)(
    'is that of the picture as the browser shows it, after %d quarter turns',
    async (turns) => {
      const names = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((orientation) => [
        `orientation-${orientation}.jpg`,
        `corpus/ok-png-exif-${orientation}.png`,
      ]);
      for (const name of names) {
        const sample = await fetchSample(name);
        const shown = await createImageBitmap(sample);
        const whole = turns % 2 ? [shown.height, shown.width] : [shown.width, shown.height];
        const crop = { turns, x: 2, y: 1, width: (whole[0] ?? 0) - 4, height: (whole[1] ?? 0) - 3 };
        const { file, report } = await optimizeImage(sample, { crop, mimeType: 'image/png' });
        const [made, wanted] = await Promise.all([pixels(file), pixels(sample, crop)]);
        expect([name, made.width, made.height]).toEqual([name, crop.width, crop.height]);
        expect(report.dimensions).toEqual({ width: crop.width, height: crop.height });
        const apart = made.data.map((value, at) => Math.abs(value - (wanted.data[at] ?? 0)));
        expect([name, Math.max(...apart)]).toEqual([name, expect.toSatisfy((most) => most <= 2)]);
      }
    },
  );

  it('is made smaller as a whole picture would be, and nothing round it shows', async () => {
    const crop = { x: 0, y: 0, width: 100, height: 50 };
    const { file, report } = await optimizeImage(await quarters(), {
      crop,
      width: 60,
      height: 60,
      resize: 'contain',
    });
    expect(report.dimensions).toEqual({ width: 60, height: 60 });
    const { data } = await pixels(file);
    const at = (x: number, y: number) => [...data.slice(4 * (60 * y + x), 4 * (60 * y + x) + 4)];
    expect(at(30, 30)).toEqual([255, 0, 0, 255]);
    // Margins stay empty: the blue below is not part of it.
    expect(at(30, 55)).toEqual([0, 0, 0, 0]);
  });

  it('stays within the picture, whatever numbers come', async () => {
    const crop = { x: 150, y: -20, width: 900, height: 0 };
    const { report } = await optimizeImage(await quarters(), { crop });
    expect(report.dimensions).toEqual({ width: 50, height: 1 });
  });
});
