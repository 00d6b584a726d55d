import { ascii, bytesOf, crc32, joinBytes, uint } from './bytes';
import { orientationBlock, orientationOf } from './exif';
import type { ByteRange, ImageFile } from './image-file.types';

/** The signature and the header chunk, before which nothing may stand. */
const HEADER_END = 33;
/** Chunks that the picture needs to look as it does; a capital letter means that no reader may skip it. */
const PICTURE =
  /^(?:[A-Z]|(?:tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs|cICP|mDCV|cLLI|acTL|fcTL|fdAT)$)/;

export function readPng(bytes: Uint8Array): ImageFile | undefined {
  if (bytes.length < HEADER_END || ascii(bytes, 12, 4) !== 'IHDR') return undefined;
  const keep: ByteRange[] = [];
  const found = { orientation: 1, animated: false, complete: false };
  let hasPixels = false;
  for (let at = HEADER_END; at + 12 <= bytes.length && !found.complete; ) {
    const end = Math.min(at + 12 + uint(bytes, at, 4), bytes.length);
    const name = ascii(bytes, at + 4, 4);
    if (name === 'acTL') found.animated = true;
    if (name === 'IDAT') hasPixels = true;
    if (name === 'IEND') found.complete = hasPixels;
    // Browsers heed the orientation before the pixels only.
    if (name === 'eXIf' && !hasPixels) {
      found.orientation = orientationOf(bytes.subarray(at + 8, end - 4));
    }
    if (PICTURE.test(name)) keep.push([at, end]);
    at = end;
  }
  return {
    ...found,
    type: 'image/png',
    width: uint(bytes, 16, 4),
    height: uint(bytes, 20, 4),
    clean: (orientation) =>
      joinBytes(
        bytes.subarray(0, HEADER_END),
        orientation > 1 ? pngChunk('eXIf', orientationBlock(orientation)) : [],
        ...keep.map((range) => bytes.subarray(...range)),
      ),
  };
}

function pngChunk(name: string, content: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const body = joinBytes(
    [...name].map((letter) => letter.charCodeAt(0)),
    content,
  );
  return joinBytes(bytesOf(content.length), body, bytesOf(crc32(body)));
}
