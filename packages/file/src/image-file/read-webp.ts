import { ascii, joinBytes, uintLE } from './bytes';
import type { ByteRange, ImageFile } from './image-file.types';

const PICTURE = /^(?:VP8[ LX]|ALPH|ANIM|ANMF|ICCP)$/;
/** Chunks that a frame of an animation needs to look as it does, behind its place and time. */
const FRAME_PICTURE = /^(?:VP8[ L]|ALPH)$/;
const FRAME_HEAD = 16;
/** Bits of the extended header: there is EXIF, there is XMP. */
const METADATA_BITS = 0b1100;

/** Reads a WebP chunk by chunk; `undefined` without a picture. Browsers don't heed its EXIF orientation. */
export function readWebp(bytes: Uint8Array): ImageFile | undefined {
  const size = uintLE(bytes, 4, 4) + 8;
  const keep: ByteRange[] = [];
  const hidden: ByteRange[] = [];
  const found = { width: 0, height: 0, animated: false };
  let hasPixels = false;
  const last = Math.min(size, bytes.length);
  for (let at = 12; at + 8 <= last; ) {
    const name = ascii(bytes, at, 4);
    const length = uintLE(bytes, at + 4, 4);
    const content = at + 8;
    const end = Math.min(content + length + (length & 1), last);
    if (name === 'VP8X') {
      found.animated = ((bytes[content] ?? 0) & 2) !== 0;
      found.width = uintLE(bytes, content + 4, 3) + 1;
      found.height = uintLE(bytes, content + 7, 3) + 1;
    } else if (/^VP8[ L]$/.test(name)) {
      const frame = name === 'VP8L' ? lossless(bytes, content) : lossy(bytes, content);
      if (!frame) return undefined;
      hasPixels = true;
      if (!found.width) Object.assign(found, frame);
    }
    if (name === 'ANMF') {
      hasPixels = true;
      hidden.push(...foreignChunks(bytes, content + FRAME_HEAD, end));
    }
    if (PICTURE.test(name)) keep.push([at, end]);
    at = end;
  }
  if (!found.width) return undefined;
  return {
    ...found,
    type: 'image/webp',
    orientation: 1,
    complete: hasPixels && bytes.length >= size,
    clean: () => {
      // A frame says how long it is, so what hides in one is emptied in its place.
      const emptied = hidden.length > 0 ? new Uint8Array(bytes) : bytes;
      for (const range of hidden) emptied.fill(0, ...range);
      const picture = joinBytes(
        emptied.subarray(0, 12),
        ...keep.map((range) => emptied.subarray(...range)),
      );
      // The header has to say the new size, and the extended one that no metadata is there.
      new DataView(picture.buffer).setUint32(4, picture.length - 8, true);
      if (ascii(picture, 12, 4) === 'VP8X') picture[20] = (picture[20] ?? 0) & ~METADATA_BITS;
      return picture;
    },
  };
}

function foreignChunks(bytes: Uint8Array, from: number, to: number): ByteRange[] {
  const found: ByteRange[] = [];
  for (let at = from; at + 8 <= to; ) {
    const end = Math.min(at + 8 + uintLE(bytes, at + 4, 4), to);
    if (!FRAME_PICTURE.test(ascii(bytes, at, 4))) found.push([at + 8, end]);
    at = end + (end & 1);
  }
  return found;
}

interface Frame {
  width: number;
  height: number;
}

function lossless(bytes: Uint8Array, at: number): Frame | undefined {
  if (bytes[at] !== 0x2f) return undefined;
  const packed = uintLE(bytes, at + 1, 4);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}

function lossy(bytes: Uint8Array, at: number): Frame | undefined {
  if (uintLE(bytes, at + 3, 3) !== 0x2a019d) return undefined;
  return { width: uintLE(bytes, at + 6, 2) & 0x3fff, height: uintLE(bytes, at + 8, 2) & 0x3fff };
}
