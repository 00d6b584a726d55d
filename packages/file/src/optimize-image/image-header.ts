/** A stretch of a file: from the first byte to before the last. */
export type ByteRange = readonly [start: number, end: number];

/** What the bytes of a picture say before it is decoded. */
export interface ImageHeader {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic' | 'other';
  /** Dimensions as stored; 0 when the file ends before it says. */
  readonly width: number;
  readonly height: number;
  /** EXIF orientation, 1 to 8. */
  readonly orientation: number;
  readonly animated: boolean;
  /** The file holds its own end. */
  readonly complete: boolean;
  /** What is left once EXIF, place, comments and trailers are dropped. */
  readonly keep: readonly ByteRange[];
  /** The EXIF segment of a JPEG, and where its orientation stands. */
  readonly exif?: { readonly range: ByteRange; readonly orientationAt: number } | undefined;
}

/**
 * Reads the header of a picture; `undefined` when the bytes are none. Never trusts a length: a file
 * that lies gives fewer facts, not an error.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = ascii(bytes, 0, 1024);
  if (head.startsWith('\xFF\xD8\xFF')) return jpeg(bytes, view);
  if (head.startsWith('\x89PNG\r\n\x1A\n')) return png(bytes, view);
  if (/^RIFF.{4}WEBP/s.test(head)) return webp(bytes, view);
  if (/^.{4}ftyp(?:hei|hev|mif|msf)/s.test(head)) {
    return { ...nothing(bytes), type: 'image/heic', ...heicSize(bytes, view) };
  }
  const other = /^GIF8|^BM|^II\*|^MM.\*|^.{4}ftypavi|^\s*<(?:svg|\?xml|!--)/s.test(head);
  return other ? nothing(bytes) : undefined;
}

function jpeg(bytes: Uint8Array, view: DataView): ImageHeader {
  const found = { ...nothing(bytes), type: 'image/jpeg' as const, complete: false };
  const keep: ByteRange[] = [[0, 2]];
  let at = 2;
  let scanning = false;
  while (at + 4 <= bytes.length) {
    const marker = view.getUint16(at);
    if (marker < 0xff01 || marker === 0xffff || (marker >= 0xffd0 && marker <= 0xffd7)) {
      // Picture data, where FF 00 is a plain FF, or fill bytes.
      const next = bytes.indexOf(0xff, at + 1);
      if (next < 0) break;
      if (scanning) keep[keep.length - 1] = [keep[keep.length - 1]?.[0] ?? at, next];
      at = next;
      continue;
    }
    if (marker === 0xffd9) break;
    const end = Math.min(at + 2 + view.getUint16(at + 2), bytes.length);
    const frame =
      marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (frame && at + 9 <= bytes.length) {
      Object.assign(found, { height: view.getUint16(at + 5), width: view.getUint16(at + 7) });
    }
    if (marker === 0xffe1 && ascii(bytes, at + 4, 4) === 'Exif') {
      const orientationAt = exifOrientation(view, at + 10, end);
      if (orientationAt) {
        const value = view.getUint8(orientationAt);
        if (value >= 1 && value <= 8) found.orientation = value;
      }
      found.exif = { range: [at, end], orientationAt };
    }
    if (!isMetadata(marker, bytes, at)) keep.push([at, end]);
    if (marker === 0xffda) scanning = true;
    at = end;
  }
  if (at + 2 <= bytes.length && view.getUint16(at) === 0xffd9) {
    keep.push([at, at + 2]);
    found.complete = true;
  }
  return { ...found, keep };
}

/** All application segments but JFIF, the colour profile and Adobe's, and comments. */
function isMetadata(marker: number, bytes: Uint8Array, at: number): boolean {
  if (marker === 0xffe2) return ascii(bytes, at + 4, 11) !== 'ICC_PROFILE';
  return marker === 0xfffe || (marker > 0xffe0 && marker < 0xfff0 && marker !== 0xffee);
}

/** Where the low byte of the orientation stands, or 0. */
function exifOrientation(view: DataView, tiff: number, end: number): number {
  if (tiff + 8 > end) return 0;
  const little = view.getUint16(tiff) === 0x4949;
  const list = tiff + view.getUint32(tiff + 4, little);
  if (list + 2 > end) return 0;
  const count = view.getUint16(list, little);
  for (let index = 0, at = list + 2; index < count && at + 12 <= end; index++, at += 12) {
    if (view.getUint16(at, little) === 0x0112) return at + (little ? 8 : 9);
  }
  return 0;
}

const PNG_METADATA = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];

function png(bytes: Uint8Array, view: DataView): ImageHeader {
  const found = { ...nothing(bytes), type: 'image/png' as const, complete: false };
  const keep: ByteRange[] = [[0, 8]];
  for (let at = 8; at + 12 <= bytes.length && !found.complete; ) {
    const end = Math.min(at + 12 + view.getUint32(at), bytes.length);
    const name = ascii(bytes, at + 4, 4);
    if (name === 'IHDR' && end >= at + 16) {
      Object.assign(found, { width: view.getUint32(at + 8), height: view.getUint32(at + 12) });
    }
    if (name === 'acTL') found.animated = true;
    if (name === 'IEND') found.complete = true;
    if (!PNG_METADATA.includes(name)) keep.push([at, end]);
    at = end;
  }
  return { ...found, keep };
}

function webp(bytes: Uint8Array, view: DataView): ImageHeader {
  const found = { ...nothing(bytes), type: 'image/webp' as const };
  const kind = ascii(bytes, 12, 4);
  if (bytes.length < 30) return { ...found, complete: false };
  found.complete = bytes.length >= view.getUint32(4, true) + 8;
  if (kind === 'VP8X') {
    found.animated = (view.getUint8(20) & 2) !== 0;
    found.width = (view.getUint32(24, true) & 0xffffff) + 1;
    found.height = (view.getUint32(26, true) >>> 8) + 1;
    // The list of chunks can't be cut without mending sizes and flags: re-encoding drops them.
  } else if (kind === 'VP8L') {
    const packed = view.getUint32(21, true);
    found.width = (packed & 0x3fff) + 1;
    found.height = ((packed >>> 14) & 0x3fff) + 1;
  } else {
    found.width = view.getUint16(26, true) & 0x3fff;
    found.height = view.getUint16(28, true) & 0x3fff;
  }
  return found;
}

/** The largest picture that the boxes name: the whole one, not a tile or the thumbnail. */
function heicSize(bytes: Uint8Array, view: DataView): { width: number; height: number } {
  const head = ascii(bytes, 0, 1 << 15);
  let size = { width: 0, height: 0 };
  for (let at = head.indexOf('ispe'); at > 0; at = head.indexOf('ispe', at + 4)) {
    if (at + 16 > bytes.length) break;
    const next = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (next.width * next.height > size.width * size.height) size = next;
  }
  return size;
}

function nothing(bytes: Uint8Array): {
  -readonly [Key in keyof ImageHeader]: ImageHeader[Key];
} {
  return {
    type: 'other',
    width: 0,
    height: 0,
    orientation: 1,
    animated: false,
    complete: true,
    keep: [[0, bytes.length]],
  };
}

function ascii(bytes: Uint8Array, at: number, length: number): string {
  // Not a TextDecoder: its latin1 is windows-1252, where 0x89 is another character.
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
