/**
 * The pieces that sample pictures are put together from: chunks, segments and boxes, and the metadata
 * that a camera adds. All of it made here, so that no one's rights are touched.
 */
import { crc32 } from 'node:zlib';

/**
 * 16 × 8 pixels in four quarters, red, green, blue, white, encoded once: the JPEG by Chromium from a
 * canvas, the one of a printer (CMYK) by a script of a page, the rest by libvips.
 */
const PICTURES = {
  jpeg: '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAIABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAYH/8QAGxABAAAHAAAAAAAAAAAAAAAAABQWY2Sio+H/xAAVAQEBAAAAAAAAAAAAAAAAAAACBP/EACERAAAEBQUAAAAAAAAAAAAAAAIEETEABRJBYQEDFCJR/9oADAMBAAIRAxEAPwCZjqeTS5futfQXzWWldqigKKt9cZgGRiPJyO1LWd2TyP/Z',
  cmyk: '/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ/8AAFAgACAAQBAERAAIRAAMRAAQRAP/EAB8AAAAADAAAAAAAAAAAAAAAAAABAgMEBQYHCAkKC//EABgQAAAAAAUAAAAAAAAAAAAAAAAWZaTk/9oADgQBAAIAAwAEAAA/AAD0JY+IgHfgAIoqDElgeAAAiioMSWCIAABFFQYksAA//9k=',
  png: 'iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAIAAAB/FOjAAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVQY02P4z8CAFTH8JxENoAZcMrjAINQAABEBv0FPyeiOAAAAAElFTkSuQmCC',
  webpLossless:
    'UklGRjYAAABXRUJQVlA4TCkAAAAvD8ABAB8gEEjeHzqN+RcQFPwf3fxHZA+AMNtokpOc5P2OIaL/Ufph+wA=',
  webpLossy:
    'UklGRl4AAABXRUJQVlA4IFIAAADQAwCdASoQAAgAAMASJagCdLoB+AEsA/gH4AXf/dgH8ABguDGTCgAA/v2cF8WK/fVz/6g6sG/+7MrIxdP2oEtDy/1nSf/jMRvQnP4rzraRHSAA',
  webpAnimated:
    'UklGRrgAAABXRUJQVlA4WAoAAAACAAAADwAABwAAQU5JTQYAAAD/////AABBTk1GQgAAAAAAAAAAAA8AAAcAAGQAAAJWUDhMKQAAAC8PwAEAHyAQSN4fOo35FxAU/B/d/EdkD4Aw22iSk5zk/Y4hov9R+mH7AEFOTUZCAAAAAAAAAAAADwAABwAAZAAAAFZQOEwpAAAALw/AAQAfIBBI3h86jfkXEBT8H938R2QPgDDbaJKTnOT9jiGi/7HVV/gA',
  avif: 'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAEgAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAABAAAAAIAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAABQbWRhdBIACgg4DL+0gIaDSDI6EgJDSoAA8gAA/9E9BIKZlRx8zRWEltjhG9WqnBUrpZ6//FfjlQeb71ydDJ8nHw80wMzVhWF4rU4zLA==',
};

/** What a test looks for in a file that must not say where it was taken. */
export const PLACE = 'LUGAR-SECRETO';

export function picture(name: keyof typeof PICTURES): Buffer {
  return Buffer.from(PICTURES[name], 'base64');
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');

function number(value: number, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
}

/** A TIFF block with an orientation, an author and a place, in either byte order. */
export function tiff(orientation: number, littleEndian = false): Buffer {
  const block = Buffer.alloc(96);
  const u16 = (value: number, at: number) =>
    littleEndian ? block.writeUInt16LE(value, at) : block.writeUInt16BE(value, at);
  const u32 = (value: number, at: number) =>
    littleEndian ? block.writeUInt32LE(value, at) : block.writeUInt32BE(value, at);
  const entry = (at: number, tag: number, type: number, count: number) => {
    u16(tag, at);
    u16(type, at + 2);
    u32(count, at + 4);
  };
  block.write(littleEndian ? 'II' : 'MM', 0, 'latin1');
  u16(42, 2);
  u32(8, 4);
  u16(3, 8);
  entry(10, 0x0112, 3, 1);
  u16(orientation, 18);
  entry(22, 0x013b, 2, PLACE.length);
  u32(80, 30);
  entry(34, 0x8825, 4, 1);
  u32(50, 42);
  // The list of the place: north.
  u16(1, 50);
  entry(52, 1, 2, 2);
  block.write('N', 60, 'latin1');
  block.write(PLACE, 80, 'latin1');
  return block;
}

export const XMP = latin1(
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>${PLACE}</exif:GPSLatitude></x:xmpmeta>`,
);

export function segment(marker: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker]), number(content.length + 2, 2), content]);
}

export const exifSegment = (block: Buffer) =>
  segment(0xe1, Buffer.concat([latin1('Exif\0\0'), block]));

/** A JPEG with segments after its beginning. */
export function jpeg(...segments: Buffer[]): Buffer {
  return withSegments(picture('jpeg'), ...segments);
}

export function withSegments(bare: Buffer, ...segments: Buffer[]): Buffer {
  return Buffer.concat([bare.subarray(0, 2), ...segments, bare.subarray(2)]);
}

export function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([latin1(type), content]);
  return Buffer.concat([number(content.length, 4), body, number(crc32(body), 4)]);
}

/** A PNG with chunks after its header, and others after its pixels. */
export function png(before: readonly Buffer[], after: readonly Buffer[] = []): Buffer {
  const bare = picture('png');
  const end = bare.length - 12;
  return Buffer.concat([
    bare.subarray(0, 33),
    ...before,
    bare.subarray(33, end),
    ...after,
    bare.subarray(end),
  ]);
}

export function webpChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length & 1)]);
}

/** A WebP in its extended form, with chunks after the picture. */
export function webp(bare: Buffer, flags: number, ...chunks: Buffer[]): Buffer {
  const isExtended = bare.toString('latin1', 12, 16) === 'VP8X';
  const header = Buffer.alloc(10);
  header[0] = flags | (isExtended ? (bare[20] ?? 0) : 0);
  header.writeUIntLE(15, 4, 3);
  header.writeUIntLE(7, 7, 3);
  const body = Buffer.concat([
    webpChunk('VP8X', header),
    bare.subarray(isExtended ? 30 : 12),
    ...chunks,
  ]);
  const start = Buffer.alloc(12);
  start.write('RIFF');
  start.writeUInt32LE(body.length + 4, 4);
  start.write('WEBP', 8);
  return Buffer.concat([start, body]);
}

/** A box of HEIF. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([number(body.length + 8, 4), latin1(type), body]);
}

/** A box with a version. */
export const fullBox = (type: string, version: number, ...content: Buffer[]) =>
  box(type, number(version * 2 ** 24, 4), ...content);

export interface HeifOptions {
  brand?: string;
  /** Quarter turns against the clock. */
  turns?: number;
  exif?: Buffer;
  xmp?: Buffer;
  /** Further properties of the picture. */
  notes?: readonly Buffer[];
  /** Metadata within the list of items instead of after the pixels. */
  inner?: boolean;
}

/** A HEIF file round the pixels of the AVIF: with another brand, one that no browser here decodes. */
export function heif({
  brand = 'avif',
  turns = 0,
  exif,
  xmp,
  notes = [],
  inner = false,
}: HeifOptions): Buffer {
  const source = picture('avif');
  const boxAt = (type: string) => {
    const at = source.indexOf(type) - 4;
    return source.subarray(at, at + source.readUInt32BE(at));
  };
  const pixels = boxAt('mdat').subarray(8);
  const codec = brand === 'avif' ? 'av01' : 'hvc1';
  const properties = [
    boxAt('av1C'),
    fullBox('ispe', 0, number(16, 4), number(8, 4)),
    boxAt('pixi'),
    ...(turns ? [box('irot', Buffer.from([turns]))] : []),
    ...notes,
  ];
  const items = [
    { type: codec, content: pixels },
    ...(exif ? [{ type: 'Exif', content: Buffer.concat([number(0, 4), exif]) }] : []),
    ...(xmp ? [{ type: 'mime', content: xmp }] : []),
  ];
  const isInner = (index: number) => inner && index > 0;
  const build = (start: number) => {
    let [outside, inside] = [start, 0];
    const places = items.map(({ content }, index) => {
      const offset = isInner(index) ? inside : outside;
      if (isInner(index)) inside += content.length;
      else outside += content.length;
      const method = number(isInner(index) ? 1 : 0, 2);
      const head = [number(index + 1, 2), method, number(0, 2), number(1, 2)];
      return Buffer.concat([...head, number(offset, 4), number(content.length, 4)]);
    });
    const inInner = items.filter((_, index) => isInner(index)).map(({ content }) => content);
    return fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, Buffer.alloc(4), latin1('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, number(1, 2)),
      fullBox('iloc', 1, number(0x4400, 2), number(items.length, 2), ...places),
      fullBox(
        'iinf',
        0,
        number(items.length, 2),
        ...items.map(({ type }, index) =>
          fullBox(
            'infe',
            2,
            number(index + 1, 2),
            number(0, 2),
            latin1(`${type}\0${type === 'mime' ? 'application/rdf+xml\0' : ''}`),
          ),
        ),
      ),
      ...(items.length > 1
        ? [
            fullBox(
              'iref',
              0,
              ...items
                .slice(1)
                .map((_, index) => box('cdsc', number(index + 2, 2), number(1, 2), number(1, 2))),
            ),
          ]
        : []),
      box(
        'iprp',
        box('ipco', ...properties),
        fullBox(
          'ipma',
          0,
          number(1, 4),
          number(1, 2),
          // The codec and the turn may not be skipped by a reader.
          Buffer.from([turns ? 4 : 3, 0x81, 2, 3, ...(turns ? [0x84] : [])]),
        ),
      ),
      ...(inInner.length > 0 ? [box('idat', ...inInner)] : []),
    );
  };
  const head = box('ftyp', latin1(brand), number(0, 4), latin1(`mif1${brand}miaf`));
  const start = head.length + build(0).length + 8;
  const outer = items.filter((_, index) => !isInner(index)).map(({ content }) => content);
  return Buffer.concat([head, build(start), box('mdat', ...outer)]);
}

/** A GIF with blocks before its frames. */
export function gif(blocks: readonly Buffer[], frames = 1): Buffer {
  const frame = Buffer.from('2c000000000100010000' + '02024401' + '00', 'hex');
  return Buffer.concat([
    Buffer.from('4749463839610100010080000' + '0ff0000ffffff', 'hex'),
    ...blocks,
    ...Array.from({ length: frames }, () => frame),
    Buffer.from('3b', 'hex'),
  ]);
}

export function gifBlock(label: number, ...parts: string[]): Buffer {
  const blocks = parts.map((part) => Buffer.concat([number(part.length, 1), latin1(part)]));
  return Buffer.concat([Buffer.from([0x21, label]), ...blocks, Buffer.alloc(1)]);
}
