import { describe, expect, it } from 'vitest';
import { cleaned, readParts } from '../../scripts/read-parts';
import { exifSegment, gif, jpeg, picture, png, pngChunk, tiff } from '../../scripts/sample-parts';
import { orientationBlock } from './exif';

describe('what is in every format (IMG-6)', () => {
  const lossy = picture('webpLossy');

  it.each([
    ['JPEG', picture('jpeg')],
    ['PNG', picture('png')],
    ['WebP without loss', picture('webpLossless')],
    ['WebP with loss', lossy],
    ['WebP of frames', picture('webpAnimated')],
    ['AVIF', picture('avif')],
    ['GIF', gif([])],
  ])('without them it stays as it is when it is cleaned: %s', (_, bytes) => {
    expect(readParts(bytes)).toMatchObject({ complete: true });
    expect(cleaned(bytes)).toEqual(bytes);
  });

  it.each([
    ['JPEG', picture('jpeg')],
    ['PNG', picture('png')],
    ['WebP', lossy],
    ['AVIF', picture('avif')],
    ['GIF', gif([])],
  ])('it is complete with its last byte only: %s', (_, bytes) => {
    expect(readParts(bytes)?.complete).toBe(true);
    expect(readParts(bytes.subarray(0, -1))?.complete).toBe(false);
  });

  it.each([
    ['JPEG', jpeg(exifSegment(tiff(3)))],
    ['PNG', png([pngChunk('eXIf', tiff(3))])],
  ])('cleaned, a %s says the orientation that is asked for, and 1 by saying none', (_, bytes) => {
    for (let orientation = 2; orientation <= 8; orientation++) {
      const again = cleaned(bytes, orientation);
      expect(readParts(again)?.orientation).toBe(orientation);
      expect(again.includes(Buffer.from(orientationBlock(orientation)))).toBe(true);
    }
    expect(readParts(cleaned(bytes, 1))).toMatchObject({ orientation: 1 });
  });
});
