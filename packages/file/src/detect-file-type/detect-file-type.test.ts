import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readSample } from '../../scripts/read-sample';
import { detectFileType } from './detect-file-type';

const EXPECTED: Record<string, string> = {
  'image.png': 'png',
  'huge.png': 'png',
  '87a.gif': 'gif',
  '89a.gif': 'gif',
  'bare.jpg': 'jpeg',
  'jfif.jpg': 'jpeg',
  'exif.jpg': 'jpeg',
  'exif-little-endian.jpg': 'jpeg',
  'corrupt.jpg': 'jpeg',
  'workbook.xlsx': 'xlsx',
  'streamed.xlsx': 'xlsx',
  'commented.xlsx': 'xlsx',
  'document.docx': 'zip',
  'plain.zip': 'zip',
  'empty.zip': 'zip',
  'truncated.zip': 'zip',
  'document.pdf': 'pdf',
  'junk-first.pdf': 'pdf',
  'bare.svg': 'svg',
  'prolog.svg': 'svg',
  'bom.svg': 'svg',
  'utf-16.svg': 'svg',
  'comments.svg': 'svg',
  'prefixed.svg': 'svg',
  'script.svg': 'svg',
  'html-named.png': 'unknown',
  'text-named.png': 'unknown',
  'png-named.jpg': 'png',
  'truncated.png': 'unknown',
  'empty.png': 'unknown',
};

describe('detectFileType (FIL-5)', () => {
  it.each(Object.entries(EXPECTED))('reads %s as %s', async (name, type) => {
    expect(await detectFileType(readSample(name))).toBe(type);
  });

  it('takes every byte after FF D8 FF as a JPEG', async () => {
    for (let marker = 0; marker < 256; marker++) {
      expect(await detectFileType(new Uint8Array([0xff, 0xd8, 0xff, marker]))).toBe('jpeg');
    }
  });

  it('goes by the content, whatever name and type claim', async () => {
    expect(await detectFileType(readSample('png-named.jpg', 'image/jpeg'))).toBe('png');
  });

  it('reads only the bytes it needs of a large file', async () => {
    const large = new File(['%PDF-1.7', new Uint8Array(8_000_000)], 'grande.pdf');
    const slice = vi.spyOn(large, 'slice');
    const whole = vi.spyOn(large, 'arrayBuffer');
    expect(await detectFileType(large)).toBe('pdf');
    expect(whole).not.toHaveBeenCalled();
    for (const [start = 0, end = large.size] of slice.mock.calls) {
      expect(end - start).toBeLessThanOrEqual(4096);
    }
  });

  it.each([4096, 65_536])(
    'finds a root element wherever it stands about byte %i, where it reads on',
    async (step) => {
      const root = '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>';
      for (let at = step - 12; at <= step + 2; at++) {
        for (const before of [`<!--${'x'.repeat(at - 7)}-->`, ' '.repeat(at)]) {
          expect(await detectFileType(new Blob([before, root]))).toBe('svg');
          expect(await detectFileType(new Blob([before, '<svgs/>']))).toBe('unknown');
          expect(await detectFileType(new Blob([before, '<svg']))).toBe('unknown');
        }
      }
    },
  );

  it('reads an SVG in UTF-16 by its byte order mark, of either order', async () => {
    const little = Buffer.from('\uFEFF<!-- ñ --><svg/>', 'utf16le');
    const big = Buffer.from(little).swap16();
    expect(await detectFileType(new Uint8Array(little))).toBe('svg');
    expect(await detectFileType(new Uint8Array(big))).toBe('svg');
    // Without the mark it is no text that a browser shows.
    expect(await detectFileType(new Uint8Array(little.subarray(2)))).toBe('unknown');
    expect(await detectFileType(new Uint8Array(big.subarray(2)))).toBe('unknown');
  });

  it('finishes on text that never reaches a root element', async () => {
    const endless = new Blob(['<?x?>'.repeat(300_000), '<!--']);
    expect(await detectFileType(endless)).toBe('unknown');
  });

  it('never fails on arbitrary bytes, nor on archives with arbitrary ends', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.boolean(), async (bytes, archive) => {
        const head = archive ? [0x50, 0x4b, 3, 4] : [];
        const tail = archive ? [0x50, 0x4b, 5, 6, ...bytes.slice(0, 18)] : [];
        const type = await detectFileType(new Uint8Array([...head, ...bytes, ...tail]));
        expect(typeof type).toBe('string');
      }),
    );
  });

  it('refuses what is no file, and lets the reason of an unreadable one through', async () => {
    // @ts-expect-error: what a caller without types may pass
    await expect(detectFileType('foto.png')).rejects.toThrow(TypeError);
    const gone = new File(['x'], 'ido.png');
    vi.spyOn(gone, 'slice').mockReturnValue(
      Object.assign(new Blob(), {
        arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
      }),
    );
    await expect(detectFileType(gone)).rejects.toThrow('gone');
  });
});

describe('a PDF behind junk (FIL-5)', () => {
  it.each([
    [0, 'pdf'],
    [1024, 'pdf'],
    [1025, 'unknown'],
  ])('of %i bytes', async (junk, type) => {
    expect(await detectFileType(new Blob(['\0'.repeat(junk), '%PDF-1.7']))).toBe(type);
  });
});

/** An entry in the list of an archive. */
function listed(name: string, extra = 0, comment = 0): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50);
  head.writeUInt16LE(Buffer.byteLength(name), 28);
  head.writeUInt16LE(extra, 30);
  head.writeUInt16LE(comment, 32);
  return Buffer.concat([head, Buffer.from(name), Buffer.alloc(extra + comment, 'P')]);
}

/** An archive with nothing but its list, behind some bytes, and a comment at its end. */
function archive(entries: readonly Buffer[], before = 4, comment = 0): Blob {
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(before, 16);
  const parts = [Buffer.alloc(before), list, end, Buffer.alloc(comment, 'P')];
  const bytes = new Uint8Array(Buffer.concat(parts));
  bytes.set([0x50, 0x4b, 3, 4]);
  return new Blob([bytes]);
}

describe('the list of an archive (FIL-5)', () => {
  const workbook = [listed('[Content_Types].xml'), listed('docs/xl/'), listed('xl/workbook.xml')];

  it.each([
    ['both that make a workbook', workbook, 'xlsx'],
    ['no types', workbook.slice(1), 'zip'],
    ['no folder of its sheets', workbook.slice(0, 2), 'zip'],
    ['none', [], 'zip'],
  ])('has %s', async (_, entries, type) => {
    expect(await detectFileType(archive(entries))).toBe(type);
  });

  it.each([
    [0, 'xlsx'],
    [1, 'xlsx'],
    [65_535, 'xlsx'],
    [65_536, 'zip'],
  ])('stands before a comment of %i bytes', async (comment, type) => {
    expect(await detectFileType(archive(workbook, 4, comment))).toBe(type);
  });

  it('is read wherever it stands, whatever its entries carry', async () => {
    const length = fc.nat(300);
    const others = fc.array(
      fc
        .tuple(fc.string({ maxLength: 30 }), length, length)
        .map(([name, extra, comment]) => listed(`a${name}`, extra, comment)),
      { maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(
        others,
        fc.integer({ min: 4, max: 90 }),
        length,
        async (some, before, last) => {
          const entries = [...some, ...workbook];
          expect(await detectFileType(archive(entries, before, last))).toBe('xlsx');
          // One that is cut off ends the list.
          const cut = [...some, Buffer.alloc(46), ...workbook];
          expect(await detectFileType(archive(cut, before, last))).toBe('zip');
        },
      ),
    );
  });
});
