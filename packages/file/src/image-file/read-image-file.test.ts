import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSample } from '../../scripts/read-sample';
import { readImageFile } from './read-image-file';

const CORPUS = readdirSync(join(import.meta.dirname, '../../samples/corpus')).map(
  (name) => `corpus/${name}`,
);

const bytesOf = async (name: string) => new Uint8Array(await readSample(name).arrayBuffer());
const read = async (name: string) => readImageFile(await bytesOf(name));

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

describe('readImageFile (IMG-5, IMG-6)', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('finds EXIF orientation %d', async (orientation) => {
    expect(await read(`orientation-${orientation}.jpg`)).toMatchObject({
      type: 'image/jpeg',
      width: 16,
      height: 8,
      orientation,
      complete: true,
    });
    expect(await read(`corpus/ok-jpeg-little-${orientation}.jpg`)).toMatchObject({ orientation });
    expect(await read(`corpus/ok-png-exif-${orientation}.png`)).toMatchObject({ orientation });
  });

  it.each([
    ['huge.png', { type: 'image/png', width: 30_000, height: 30_000 }],
    ['png-named.jpg', { type: 'image/png', width: 8, height: 8, complete: true }],
    ['corrupt.jpg', { type: 'image/jpeg', complete: false }],
    ['89a.gif', { type: 'image/gif', width: 1, height: 1, animated: false, complete: true }],
    ['corpus/kept-gif-animated.gif', { type: 'image/gif', animated: true }],
    ['corpus/kept-png-animated.png', { type: 'image/png', animated: true }],
    ['corpus/kept-webp-animated.webp', { type: 'image/webp', animated: true, width: 16 }],
    ['corpus/ok-webp-bare-lossless.webp', { type: 'image/webp', width: 16, height: 8 }],
    ['corpus/ok-webp-bare-lossy.webp', { type: 'image/webp', width: 16, height: 8 }],
    ['corpus/ok-avif-turned-1.avif', { type: 'image/avif', width: 16, height: 8, orientation: 1 }],
    ['corpus/heic-inner.heic', { type: 'image/heic', width: 16, height: 8 }],
  ])('reads %s', async (name, facts) => {
    expect(await read(name)).toMatchObject(facts);
  });

  it.each([
    'text-named.png',
    'empty.png',
    'truncated.png',
    'document.pdf',
    'plain.zip',
    'bare.svg',
  ])('finds no picture of its own in %s', async (name) => {
    expect(await read(name)).toBeUndefined();
  });

  it.each([
    ['low byte first', 'II*\0\x08\0\0\0\x01\0', 'other'],
    ['high byte first', 'MM\0*\0\0\0\x08\0\x01', 'other'],
    ['its list further on', 'MM\0*\0\0\0\x0a\0\0\0\x01', 'other'],
    ['its list in its header', 'MM\0*\0\0\0\x06\0\x01', undefined],
    ['an empty list', 'MM\0*\0\0\0\x08\0\0', undefined],
    ['its list behind its end', 'MM\0*\0\0\0\x0a\0\x01', undefined],
    ['the other order of bytes', 'II\0*\x08\0\0\0\x01\0', undefined],
  ])('leaves a TIFF as it is, if it is one: %s', (_, text, type) => {
    expect(readImageFile(new Uint8Array(Buffer.from(text, 'latin1')))?.type).toBe(type);
  });

  it('finds the end of a JPEG behind fill bytes', async () => {
    const bytes = await bytesOf('bare.jpg');
    const filled = new Uint8Array([...bytes.subarray(0, -2), 0xff, ...bytes.subarray(-2)]);
    expect(readImageFile(filled)).toMatchObject({ complete: true });
  });

  it('drops what follows the end of a JPEG: second pictures, videos', async () => {
    const bytes = await bytesOf('bare.jpg');
    const longer = new Uint8Array([...bytes, 1, 2, 3, 4, 5]);
    expect(readImageFile(longer)?.clean?.(1)).toEqual(bytes);
  });

  it.each(CORPUS.filter((name) => /\/(?:ok|kept|heic|corrupt-(?:jpeg|png|webp))-/.test(name)))(
    'cleans %s of its place, and a second time changes nothing',
    async (name) => {
      const image = await read(name);
      for (const orientation of [1, image?.orientation ?? 1]) {
        const cleaned = image?.clean?.(orientation);
        if (!cleaned) {
          expect(name).toMatch(/svg|bmp|page/);
          continue;
        }
        expect(textOf(cleaned)).not.toContain('LUGAR-SECRETO');
        const again = readImageFile(cleaned);
        if (image?.width) expect(again?.clean?.(orientation)).toEqual(cleaned);
        if (image?.width) expect(again).toMatchObject({ orientation, width: image.width });
      }
    },
  );

  it('never fails on damaged pictures, and cleans no more into them than was there', async () => {
    const samples = await Promise.all(CORPUS.map(bytesOf));
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        fc.array(fc.tuple(fc.nat(600), fc.nat(255)), { maxLength: 6 }),
        fc.nat(700),
        (sample, damage, length) => {
          const bytes = new Uint8Array(sample);
          for (const [at, value] of damage) if (at > 8 && at < bytes.length) bytes[at] = value;
          const image = readImageFile(bytes.slice(0, length));
          const cleaned = image?.clean?.(image.orientation);
          expect(cleaned?.length ?? 0).toBeLessThanOrEqual(bytes.length + 64);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is not kept busy by a list of places that lies about its length', () => {
    const box = (type: string, ...content: number[]) => [
      0,
      0,
      (content.length + 8) >> 8,
      (content.length + 8) & 255,
      ...[...type].map((letter) => letter.charCodeAt(0)),
      ...content,
    ];
    const places = Array.from({ length: 4000 }, () => [0, 1, 0, 0, 0xff, 0xff]).flat();
    const list = box('iloc', 0, 0, 0, 0, 0, 0, 0xff, 0xff, ...places);
    const brand = [...'avif\0\0\0\0mif1avif'].map((letter) => letter.charCodeAt(0));
    const bytes = new Uint8Array([...box('ftyp', ...brand), ...box('meta', 0, 0, 0, 0, ...list)]);
    expect(readImageFile(bytes)).toMatchObject({ type: 'image/avif', width: 0 });
  });
});
