import { describe, expect, it } from 'vitest';
import { cleaned, latin1, readParts } from '../../scripts/read-parts';
import { picture, png, pngChunk, tiff } from '../../scripts/sample-parts';

describe('the chunks of a PNG (IMG-6)', () => {
  it.each(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'pHYs', 'cICP', 'PLTE', 'acTL', 'fcTL'])(
    'keeps %s',
    (name) => {
      const bytes = png([pngChunk(name, Buffer.alloc(9))]);
      expect(cleaned(bytes)).toEqual(bytes);
    },
  );

  it.each(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'caBX'])(
    'drops %s before and after the pixels',
    (name) => {
      const chunk = pngChunk(name, latin1('nota'));
      const bytes = png([chunk], [chunk]);
      expect(cleaned(bytes)).toEqual(picture('png'));
    },
  );

  it('is turned by EXIF before the pixels only', () => {
    const exif = pngChunk('eXIf', tiff(6));
    expect(readParts(png([exif]))?.orientation).toBe(6);
    expect(readParts(png([], [exif]))?.orientation).toBe(1);
  });

  it('moves where it says so, and ends where it has pixels', () => {
    const bare = picture('png');
    expect(readParts(bare)?.animated).toBe(false);
    expect(readParts(png([pngChunk('acTL', Buffer.alloc(8))]))?.animated).toBe(true);
    const pixels = bare.indexOf('IDAT') - 4;
    const end = bare.subarray(-12);
    expect(readParts(Buffer.concat([bare.subarray(0, pixels), end]))?.complete).toBe(false);
    expect(cleaned(Buffer.concat([bare, latin1('un video escondido')]))).toEqual(bare);
  });

  it('is no picture before the end of its header', () => {
    const bare = picture('png');
    expect(readParts(bare.subarray(0, 33))).toMatchObject({
      width: 16,
      height: 8,
      complete: false,
    });
    expect(readParts(bare.subarray(0, 32))).toBeUndefined();
    expect(
      readParts(Buffer.concat([bare.subarray(0, 8), bare.subarray(33), bare])),
    ).toBeUndefined();
  });
});
