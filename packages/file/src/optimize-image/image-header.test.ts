import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSample } from '../../scripts/read-sample';
import { readImageHeader } from './image-header';

const header = async (name: string) =>
  readImageHeader(new Uint8Array(await readSample(name).arrayBuffer()));

describe('readImageHeader', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('finds EXIF orientation %d', async (orientation) => {
    expect(await header(`orientation-${orientation}.jpg`)).toMatchObject({
      type: 'image/jpeg',
      width: 16,
      height: 8,
      orientation,
      complete: true,
    });
  });

  it('finds it in little-endian EXIF too', async () => {
    expect(await header('exif-little-endian.jpg')).toMatchObject({ orientation: 6 });
  });

  it('keeps the picture and drops EXIF, place and comments', async () => {
    for (const name of ['exif.jpg', 'orientation-6.jpg', 'image.png']) {
      const file = readSample(name);
      const ranges = (await header(name))?.keep ?? [];
      const text = await new Blob(ranges.map((range) => file.slice(...range))).text();
      expect(text).not.toMatch(/Exif|hecho en casa/);
      expect(text.length).toBeGreaterThan(50);
    }
  });

  it('drops what follows the end of a JPEG: second pictures, videos', async () => {
    const bytes = new Uint8Array(await new Blob([readSample('bare.jpg'), 'lugar']).arrayBuffer());
    expect(readImageHeader(bytes)?.keep.at(-1)?.[1]).toBe(bytes.length - 5);
  });

  it.each([
    ['huge.png', { type: 'image/png', width: 30_000, height: 30_000 }],
    ['png-named.jpg', { type: 'image/png', width: 8, height: 8, complete: true }],
    ['corrupt.jpg', { type: 'image/jpeg', complete: false }],
    ['89a.gif', { type: 'other' }],
    ['prolog.svg', { type: 'other' }],
  ])('reads %s', async (name, facts) => {
    expect(await header(name)).toMatchObject(facts);
  });

  it.each(['text-named.png', 'empty.png', 'truncated.png', 'document.pdf', 'plain.zip'])(
    'knows that %s is no picture',
    async (name) => {
      expect(await header(name)).toBeUndefined();
    },
  );

  it('reads WebP, and HEIC by its largest box', () => {
    const text = (value: string) => [...value].map((letter) => letter.charCodeAt(0));
    const webp = [...text('RIFF'), 22, 0, 0, 0, ...text('WEBPVP8X'), 10, 0, 0, 0];
    const extended = new Uint8Array([...webp, 2, 0, 0, 0, 99, 0, 0, 49, 0, 0]);
    expect(readImageHeader(extended)).toMatchObject({ width: 100, height: 50, animated: true });
    const ispe = (side: number) => [...text('ispe'), 0, 0, 0, 0, 0, 0, side, 0, 0, 0, 1, 0];
    const heic = [0, 0, 0, 24, ...text('ftypheic'), ...ispe(1), ...ispe(16), ...ispe(2)];
    expect(readImageHeader(new Uint8Array(heic))).toMatchObject({
      type: 'image/heic',
      width: 4096,
      height: 256,
    });
  });

  it('never fails on damaged pictures', async () => {
    const samples = await Promise.all(
      ['orientation-6.jpg', 'exif-little-endian.jpg', 'image.png'].map(async (name) => [
        ...new Uint8Array(await readSample(name).arrayBuffer()),
      ]),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 6 }),
        fc.nat(400),
        (sample, damage, length) => {
          const bytes = new Uint8Array(sample);
          for (const [at, value] of damage) if (at > 8 && at < bytes.length) bytes[at] = value;
          const found = readImageHeader(bytes.slice(0, length));
          for (const [start, end] of found?.keep ?? []) {
            expect(start).toBeLessThanOrEqual(end);
            expect(end).toBeLessThanOrEqual(length);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
