import { describe, expect, it } from 'vitest';
import { cleaned, latin1, readParts } from '../../scripts/read-parts';
import { exifSegment, jpeg, picture, segment, tiff } from '../../scripts/sample-parts';

describe('the segments of a JPEG (IMG-6)', () => {
  const profile = latin1('ICC_PROFILE\0\x01\x01profile');

  it.each<[string, number, Buffer, boolean]>([
    ['plain JFIF', 0xe0, latin1(`JFIF\0${'\x01'.repeat(9)}`), true],
    ['JFIF with a small picture', 0xe0, latin1(`JFIF\0${'\x01'.repeat(12)}`), false],
    ['the small picture of JFIF', 0xe0, latin1(`JFXX\0${'\x01'.repeat(9)}`), false],
    ['a colour profile', 0xe2, profile, true],
    ['a list of further pictures', 0xe2, latin1('MPF\0MM\0*'), false],
    ['what only looks like a colour profile', 0xe1, profile, false],
    ['what only looks like a colour profile', 0xe3, profile, false],
    ['IPTC', 0xed, latin1('Photoshop 3.0\x008BIM'), false],
    ['Adobe’s colours', 0xee, latin1(`Adobe${'\0'.repeat(7)}`), true],
    ['more of Adobe', 0xee, latin1(`Adobe${'\0'.repeat(8)}`), false],
    ['another program', 0xee, latin1(`Otras${'\0'.repeat(7)}`), false],
    ['the last application', 0xef, latin1('nota'), false],
    ['a comment', 0xfe, latin1('nota'), false],
    ['what is reserved', 0xf0, latin1('nota'), true],
    ['what is reserved', 0xfd, latin1('nota'), true],
    ['where to begin anew', 0xdd, Buffer.from([0, 0]), true],
  ])('%s, %i', (_, marker, content, isKept) => {
    const bytes = jpeg(segment(marker, content));
    expect(cleaned(bytes)).toEqual(isKept ? bytes : picture('jpeg'));
  });

  it('its dimensions stand at the beginning of a frame of any kind', () => {
    const bytes = picture('jpeg');
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    const isFrame = Array.from({ length: 16 }, (_, kind) => {
      bytes[frame + 1] = 0xc0 + kind;
      const { width, height } = readParts(bytes) ?? {};
      return width === 16 && height === 8;
    });
    const others = isFrame.flatMap((is, kind) => (is ? [] : [0xc0 + kind]));
    // Tables of Huffman and of arithmetic coding, and one for extensions.
    expect(others).toEqual([0xc4, 0xc8, 0xcc]);
  });

  it('its pixels go on through restarts, and a comment between two scans is dropped', () => {
    const bare = picture('jpeg');
    const scan = bare.indexOf(Buffer.from([0xff, 0xda]));
    const pixels = bare.subarray(scan, -2);
    const restarts = Buffer.from([1, 0xff, 0, 0xff, 0xd0, 1, 0xff, 0xd7, 1, 0xff]);
    const parts = (...between: Buffer[]) =>
      Buffer.concat([
        bare.subarray(0, scan),
        ...[pixels, restarts, ...between, pixels],
        bare.subarray(-2),
      ]);
    expect(cleaned(parts())).toEqual(parts());
    expect(readParts(parts())).toMatchObject({ complete: true });
    expect(cleaned(parts(segment(0xfe, latin1('nota'))))).toEqual(parts());
  });

  it('only the first EXIF counts, and only before the pixels', () => {
    expect(readParts(jpeg(exifSegment(tiff(6)), exifSegment(tiff(3))))?.orientation).toBe(6);
    const bare = picture('jpeg');
    const late = Buffer.concat([bare.subarray(0, -2), exifSegment(tiff(6)), bare.subarray(-2)]);
    expect(readParts(late)).toMatchObject({ orientation: 1, complete: true });
    expect(cleaned(late)).toEqual(bare);
  });

  it('finds its EXIF behind other segments and fill bytes, which are dropped', () => {
    const jfif = segment(0xe0, latin1(`JFIF\0${'\x01'.repeat(9)}`));
    const fill = Buffer.from([0xff, 0xff]);
    const bytes = jpeg(jfif, fill, exifSegment(tiff(6)), fill);
    expect(readParts(bytes)).toMatchObject({ orientation: 6, width: 16, complete: true });
    expect(cleaned(bytes)).toEqual(jpeg(jfif));
    // What is no marker does not hide the rest of a picture.
    const torn = jpeg(jfif, Buffer.from([0, 1, 0xff, 0, 0xff, 0xd0]), exifSegment(tiff(6)));
    expect(readParts(torn)).toMatchObject({ orientation: 6, width: 16, complete: true });
    expect(cleaned(torn)).toEqual(jpeg(jfif));
  });

  it('is no picture where something else stands before its dimensions', () => {
    const head = Buffer.from([0xff, 0xd8, 0xff]);
    expect(readParts(Buffer.concat([head, Buffer.from([0xe0, 0, 2]), latin1('nada más')]))).toBe(
      undefined,
    );
    // Cut off in its header it is a broken one.
    expect(readParts(jpeg().subarray(0, 20))).toMatchObject({ width: 0, complete: false });
  });
});
