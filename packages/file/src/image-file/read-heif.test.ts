import { describe, expect, it } from 'vitest';
import { cleaned, latin1, readParts } from '../../scripts/read-parts';
import { box, fullBox, heif, tiff, XMP } from '../../scripts/sample-parts';
import { orientationBlock } from './exif';

const u32 = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    }),
  );

const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);

describe('the boxes of a HEIC or AVIF (IMG-6)', () => {
  it('cleaned, each byte keeps its place, and what is left of a box is free', () => {
    const note = fullBox('udes', 0, latin1('es\0Finca\0\0\0'));
    const bytes = heif({ brand: 'heic', exif: tiff(6), xmp: XMP, notes: [note] });
    const expected = Buffer.from(bytes);
    const noteAt = bytes.indexOf('udes');
    expected.write('free', noteAt);
    expected.fill(0, noteAt + 4, noteAt - 4 + note.length);
    const exif = bytes.indexOf(tiff(6));
    expected.fill(0, exif - 4, exif + tiff(6).length);
    expected.set(orientationBlock(1), exif);
    const xmp = bytes.indexOf(XMP);
    expected.fill(' ', xmp, xmp + XMP.length);
    expect(cleaned(bytes)).toEqual(expected);
  });

  it('is complete with its items and its last box', () => {
    const bytes = heif({});
    const items = bytes.indexOf('meta') - 4;
    const pixels = bytes.indexOf('mdat') - 4;
    const without = Buffer.concat([bytes.subarray(0, items), bytes.subarray(pixels)]);
    expect(readParts(without)?.complete).toBe(false);
    // Cut between two boxes, its items lie behind the end of the file; those of the picture must not.
    expect(readParts(bytes.subarray(0, pixels))?.complete).toBe(false);
    expect(readParts(heif({ brand: 'heic' }).subarray(0, pixels))?.complete).toBe(false);
    // The last box may reach to the end of the file, or say its length in eight bytes.
    const open = Buffer.from(bytes);
    open.writeUInt32BE(0, pixels);
    expect(readParts(open)?.complete).toBe(true);
    const content = bytes.subarray(pixels + 8);
    const long = (length: number) =>
      Buffer.concat([bytes.subarray(0, pixels), u32(1), latin1('mdat'), u32(0, length), content]);
    expect(readParts(long(content.length + 16))?.complete).toBe(true);
    expect(readParts(long(content.length + 17))?.complete).toBe(false);
  });

  it.each([
    ['its largest picture', [15, 8], { width: 16, height: 8 }],
    ['its largest picture', [17, 8], { width: 17, height: 8 }],
    ['its largest picture', [4, 64], { width: 4, height: 64 }],
  ])('has the dimensions of %s: %j', (_, [width = 0, height = 0], size) => {
    expect(readParts(heif({ notes: [fullBox('ispe', 0, u32(width, height))] }))).toMatchObject(
      size,
    );
  });

  // How wide the numbers of items are goes by the versions of both lists, and whether a list says how they are put together.
  it.each([
    [0, 2],
    [1, 2],
    [2, 3],
  ])('has its items in lists of version %i and %i', (places, infos) => {
    const block = Buffer.concat([u32(0), tiff(1)]);
    const wide = places > 1;
    const number = (value: number) => (wide ? u32(value) : u16(value));
    const item = (id: number, type: string) =>
      fullBox('infe', infos, infos > 2 ? u32(id) : u16(id), u16(0), latin1(type));
    const ftyp = box('ftyp', latin1('avif'), u32(0));
    // The place is counted from a base, in two pieces of which the second is one byte.
    const build = (base: number) =>
      fullBox(
        'meta',
        0,
        fullBox('iinf', wide ? 1 : 0, number(2), item(1, 'av01'), item(7, 'Exif')),
        fullBox(
          'iloc',
          places,
          ...[u16(0x4440), number(1), number(7), places > 0 ? u16(0) : Buffer.alloc(0), u16(0)],
          ...[u32(base), u16(2)],
          ...[u32(1, block.length - 1), u32(block.length, 1)],
        ),
      );
    const head = ftyp.length + build(0).length + 8;
    const bytes = Buffer.concat([ftyp, build(head - 1), box('mdat', block)]);
    // Each piece is emptied by itself, and one byte is too short for an orientation.
    const expected = Buffer.from(bytes).fill(0, head);
    expected.set([0, 0, 0, 0, ...orientationBlock(1)], head);
    expect(cleaned(bytes)).toEqual(expected);
    // One that does not lie in the file can't be removed.
    const cut = Buffer.concat([ftyp, build(head), box('mdat', block)]);
    expect(readParts(cut)?.clean).toBeUndefined();
  });

  it.each(['avif', 'avis'])('is an AVIF by its brand %s', (brand) => {
    const bytes = heif({});
    bytes.write(brand, 8);
    expect(readParts(bytes)?.type).toBe('image/avif');
  });

  it('moves with a film', () => {
    expect(readParts(heif({}))?.animated).toBe(false);
    expect(readParts(Buffer.concat([heif({}), box('moov')]))?.animated).toBe(true);
  });
});
