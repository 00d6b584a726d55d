import { ascii, joinBytes, uint } from './bytes';
import { orientationBlock, orientationOf } from './exif';
import type { ByteRange, ImageFile } from './image-file.types';

/** `FF E1`, the length, `Exif`, and the orientation block. */
const EXIF_HEAD = [0xff, 0xe1, 0, 34, 69, 120, 105, 102, 0, 0];

export interface JpegFile extends ImageFile {
  readonly metadata: readonly ByteRange[];
}

export function readJpeg(bytes: Uint8Array): JpegFile | undefined {
  const keep: ByteRange[] = [[0, 2]];
  const metadata: ByteRange[] = [];
  const found = { width: 0, height: 0, orientation: 1, complete: false };
  let hasExif = false;
  let hasPixels = false;
  let stray = false;
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker < 0xc0 || marker === 0xff || isRestart(marker)) {
      // Fill bytes are allowed before a marker; anything else is not.
      stray ||= bytes[at] !== 0xff || marker < 0xc0;
      const next = bytes.indexOf(0xff, at + 1);
      if (next < 0) break;
      at = next;
      continue;
    }
    if (marker === 0xd9) break;
    const content = at + 4;
    const end = Math.min(at + 2 + uint(bytes, at + 2, 2), bytes.length);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      found.height = uint(bytes, content + 1, 2);
      found.width = uint(bytes, content + 3, 2);
    }
    // Browsers heed the first EXIF segment, and only before the pixels.
    if (marker === 0xe1 && !hasExif && !hasPixels && ascii(bytes, content, 4) === 'Exif') {
      hasExif = true;
      found.orientation = orientationOf(bytes.subarray(content + 6, end));
    }
    hasPixels ||= marker === 0xda;
    const next = marker === 0xda ? endOfScan(bytes, end) : end;
    (isMetadata(marker, ascii(bytes, content, 11), end - at) ? metadata : keep).push([at, next]);
    at = next;
  }
  if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) {
    keep.push([at, at + 2]);
    found.complete = true;
  }
  // A file that ends within its header is a broken picture; one with other bytes there is no picture.
  if (!found.width && stray) return undefined;
  return {
    ...found,
    type: 'image/jpeg',
    animated: false,
    metadata,
    clean: (orientation) => {
      const [start = [0, 2], ...rest] = keep;
      return joinBytes(
        bytes.subarray(...start),
        orientation > 1 ? [...EXIF_HEAD, ...orientationBlock(orientation)] : [],
        ...rest.map((range) => bytes.subarray(...range)),
      );
    },
  };
}

function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker && marker !== 0xff && !isRestart(marker)) return at;
  }
  return bytes.length;
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

function isMetadata(marker: number, head: string, length: number): boolean {
  if (marker === 0xe0) return !(head.startsWith('JFIF') && length === 18);
  if (marker === 0xe2) return head !== 'ICC_PROFILE';
  if (marker === 0xee) return !(head.startsWith('Adobe') && length === 16);
  return marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);
}
