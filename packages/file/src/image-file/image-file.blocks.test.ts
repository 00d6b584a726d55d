import { describe, expect, it } from 'vitest';
import { cleaned, latin1, readParts, stretch } from '../../scripts/read-parts';
import {
  exifSegment,
  gif,
  heif,
  jpeg,
  picture,
  png,
  pngChunk,
  segment,
  tiff,
  webp,
  webpChunk,
  XMP,
} from '../../scripts/sample-parts';
import { orientationBlock } from './exif';
import { XMP_HEAD as JPEG_XMP } from './read-jpeg';
import { XMP_HEAD as PNG_XMP } from './read-png';

describe('what is in every format (IMG-6)', () => {
  const xmpSegment = segment(0xe1, Buffer.concat([latin1(JPEG_XMP), XMP]));
  const xmpChunk = pngChunk('iTXt', Buffer.concat([latin1(PNG_XMP), XMP]));
  const lossy = picture('webpLossy');

  it.each([
    ['JPEG', jpeg(exifSegment(tiff(1)), xmpSegment)],
    ['PNG', png([pngChunk('eXIf', tiff(1)), xmpChunk])],
    ['WebP', webp(lossy, 12, webpChunk('EXIF', tiff(1)), webpChunk('XMP ', XMP))],
    [
      'WebP, as some cameras write it',
      webp(
        lossy,
        12,
        webpChunk('EXIF', Buffer.concat([latin1('Exif\0\0'), tiff(1)])),
        webpChunk('XMP ', XMP),
      ),
    ],
    ['AVIF', heif({ exif: tiff(1), xmp: XMP })],
    ['HEIC, in its list of items', heif({ brand: 'heic', exif: tiff(1), xmp: XMP, inner: true })],
  ])('the blocks of EXIF and XMP are found: %s', (_, bytes) => {
    const image = readParts(bytes);
    expect(stretch(bytes, image?.exif)).toEqual(tiff(1));
    expect(stretch(bytes, image?.xmp)).toEqual(XMP);
  });

  it.each([
    ['JPEG', picture('jpeg')],
    ['PNG', picture('png')],
    ['WebP without loss', picture('webpLossless')],
    ['WebP with loss', lossy],
    ['WebP of frames', picture('webpAnimated')],
    ['AVIF', picture('avif')],
    ['GIF', gif([])],
  ])('without them nothing is found, and cleaned it stays as it is: %s', (_, bytes) => {
    const image = readParts(bytes);
    expect(image).toMatchObject({ complete: true, metadata: [] });
    expect([image?.exif, image?.xmp]).toEqual([undefined, undefined]);
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
      const image = readParts(again);
      expect(image?.orientation).toBe(orientation);
      expect(stretch(again, image?.exif)).toEqual(Buffer.from(orientationBlock(orientation)));
    }
    const bare = readParts(cleaned(bytes, 1));
    expect([bare?.orientation, bare?.exif]).toEqual([1, undefined]);
  });
});
