import { describe, expect, it } from 'vitest';
import {
  box,
  fullBox,
  gif,
  gifBlock,
  heif,
  PLACE,
  picture,
  tiff,
  webpChunk,
  XMP,
} from '../../scripts/sample-parts';
import { readImageFile } from './read-image-file';

const cleaned = (bytes: Buffer) => readImageFile(new Uint8Array(bytes))?.clean?.(1);
const text = (content: string) => Buffer.from(content, 'latin1');
/** A HEIC whose place lies in its list of items. */
const photo = () => heif({ brand: 'heic', exif: tiff(1), xmp: XMP, inner: true });
/** Where the first box of a HEIC ends, and the one with its items begins. */
const startOf = (bytes: Buffer) => bytes.readUInt32BE(0);

function animation(...inFrame: Buffer[]): Buffer {
  const bare = picture('webpAnimated');
  const at = bare.indexOf('ANMF');
  const length = bare.readUInt32LE(at + 4);
  const frame = webpChunk(
    'ANMF',
    Buffer.concat([bare.subarray(at + 8, at + 8 + length), ...inFrame]),
  );
  const bytes = Buffer.concat([bare.subarray(0, at), frame, bare.subarray(at + 8 + length)]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
}

describe('a place in an unusual part of a picture (IMG-6)', () => {
  it.each<[string, Buffer]>([
    [
      'a HEIC with a film before its items',
      (() => {
        const bytes = photo();
        const film = box('moov', fullBox('meta', 0, fullBox('iinf', 0, Buffer.alloc(2))));
        return Buffer.concat([
          bytes.subarray(0, startOf(bytes)),
          film,
          bytes.subarray(startOf(bytes)),
        ]);
      })(),
    ],
    [
      'a HEIC with an item of an own kind',
      (() => {
        const bytes = photo();
        bytes.write('uri ', bytes.indexOf('mime'), 'latin1');
        return bytes;
      })(),
    ],
    [
      'the description of a HEIC',
      heif({ notes: [fullBox('udes', 0, text(`es\0Finca\0${PLACE}\0\0`))] }),
    ],
    [
      'a frame of a WebP',
      animation(webpChunk('EXIF', tiff(1)), webpChunk('nota', text(`${PLACE}.`))),
    ],
    [
      'the film that a phone puts behind the picture of a HEIC',
      Buffer.concat([photo(), box('mpvd', box('udta', text(PLACE)))]),
    ],
    ['a text that a GIF would draw', gif([gifBlock(0x01, '\0'.repeat(12), PLACE)])],
  ])('is removed: %s', (_, bytes) => {
    expect(bytes.toString('latin1')).toContain(PLACE);
    const clean = cleaned(bytes) ?? new Uint8Array();
    expect(clean.length).toBeGreaterThan(0);
    expect(String.fromCharCode(...clean)).not.toContain(PLACE);
    expect(cleaned(Buffer.from(clean))).toEqual(clean);
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    [
      'two lists of items',
      (bytes) => Buffer.concat([heif({ brand: 'heic' }), bytes.subarray(startOf(bytes))]),
    ],
    [
      'items whose kind is not said',
      (bytes) => {
        for (let at = bytes.indexOf('infe'); at >= 0; at = bytes.indexOf('infe', at + 4))
          bytes[at + 4] = 1;
        return bytes;
      },
    ],
  ])('is not taken for removed where a HEIC has %s', (_, change) => {
    const image = readImageFile(new Uint8Array(change(photo())));
    expect(image).toMatchObject({ type: 'image/heic' });
    expect(image?.clean).toBeUndefined();
  });

  it('leaves the frames of a WebP as they are', () => {
    const clean = cleaned(animation());
    expect(clean && Buffer.from(clean)).toEqual(animation());
  });
});
