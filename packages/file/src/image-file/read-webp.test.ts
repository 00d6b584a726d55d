import { describe, expect, it } from 'vitest';
import { cleaned, readParts } from '../../scripts/read-parts';
import { picture, tiff, webp, webpChunk } from '../../scripts/sample-parts';

describe('the chunks of a WebP (IMG-6)', () => {
  const lossy = picture('webpLossy');

  it('its header loses the bits of EXIF and XMP, and no other', () => {
    for (let flags = 0; flags < 256; flags++) {
      const bytes = webp(lossy, flags, webpChunk('EXIF', tiff(1)));
      expect(cleaned(bytes)).toEqual(webp(lossy, flags & 0b11110011));
      expect(readParts(bytes)?.animated).toBe((flags & 2) > 0);
    }
  });

  it.each(['ICCP', 'ALPH'])('keeps %s', (name) => {
    const bytes = webp(lossy, 0, webpChunk(name, Buffer.alloc(5)));
    expect(cleaned(bytes)).toEqual(bytes);
  });

  it.each([4, 5])('drops what it does not need, of %i bytes, and no more', (length) => {
    const note = webpChunk('nota', Buffer.alloc(length, 1));
    const profile = webpChunk('ICCP', Buffer.alloc(5));
    const bytes = webp(lossy, 0, note, profile);
    expect(cleaned(bytes)).toEqual(webp(lossy, 0, profile));
  });

  it('has the dimensions of its header, else of its frame', () => {
    const wide = webp(lossy, 0);
    wide.writeUIntLE(0xabcdef, 24, 3);
    wide.writeUIntLE(0x12345, 27, 3);
    expect(readParts(wide)).toMatchObject({ width: 0xabcdf0, height: 0x12346 });
    const frame = Buffer.from(lossy);
    // The two bits above say how it is to be enlarged.
    frame.writeUInt16LE(0xc000 | 300, 26);
    frame.writeUInt16LE(0x4000 | 200, 28);
    expect(readParts(frame)).toMatchObject({ width: 300, height: 200 });
    const lossless = Buffer.from(picture('webpLossless'));
    lossless.writeUInt32LE(((200 - 1) << 14) | (300 - 1), 21);
    expect(readParts(lossless)).toMatchObject({ width: 300, height: 200 });
  });

  it.each(['webpLossy', 'webpLossless'] as const)(
    'is none without the signature of its frame: %s',
    (name) => {
      const bytes = Buffer.from(picture(name));
      bytes[name === 'webpLossy' ? 23 : 20] = 0;
      expect(readParts(bytes)).toBeUndefined();
    },
  );

  it.each(['webpLossy', 'webpLossless'] as const)('does not move without a header: %s', (name) => {
    expect(readParts(picture(name))?.animated).toBe(false);
  });

  it('is incomplete without pixels', () => {
    const header = webp(lossy, 0).subarray(0, 30);
    header.writeUInt32LE(header.length - 8, 4);
    expect(readParts(header)).toMatchObject({ width: 16, height: 8, complete: false });
  });
});
