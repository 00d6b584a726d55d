/**
 * Writes the sample files of the tests into `samples/`: small, real, and made here, so that no one's
 * rights are touched. `node scripts/make-samples.ts`, and commit what changes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

/**
 * 16 × 8 pixels in four quarters, red, green, blue, white; without any APP segment. Encoded once by
 * Chromium from a canvas.
 */
const JPEG = Buffer.from(
  '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAIABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAYH/8QAGxABAAAHAAAAAAAAAAAAAAAAABQWY2Sio+H/xAAVAQEBAAAAAAAAAAAAAAAAAAACBP/EACERAAAEBQUAAAAAAAAAAAAAAAIEETEABRJBYQEDFCJR/9oADAMBAAIRAxEAPwCZjqeTS5futfQXzWWldqigKKt9cZgGRiPJyO1LWd2TyP/Z',
  'base64',
);

const text = (value: string) => Buffer.from(value, 'utf8');

function jpeg(...segments: Buffer[]): Buffer {
  return Buffer.concat([JPEG.subarray(0, 2), ...segments, JPEG.subarray(2)]);
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

const jfif = segment(0xe0, Buffer.from('4a46494600010100000100010000', 'hex'));

/** EXIF with an orientation and a place (latitude reference), in either byte order. */
function exif(orientation: number, littleEndian = false): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 24 + 4 + 2 + 12 + 4);
  const u16 = (value: number, at: number) =>
    littleEndian ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const u32 = (value: number, at: number) =>
    littleEndian ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(littleEndian ? 'II' : 'MM', 0, 'latin1');
  u16(42, 2);
  u32(8, 4);
  u16(2, 8);
  u16(0x0112, 10);
  u16(3, 12);
  u32(1, 14);
  u16(orientation, 18);
  u16(0x8825, 22);
  u16(4, 24);
  u32(1, 26);
  u32(38, 30);
  u16(1, 38);
  u16(1, 40);
  u16(2, 42);
  u32(2, 44);
  tiff.write('N', 48, 'latin1');
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
}

function png(width: number, height: number, rows: Buffer, colorType = 6): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(content.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = colorType === 0 ? 1 : 8;
  header[9] = colorType;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('tEXt', text('Comment\0hecho en casa')),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** 8 × 8, the left half red, the right half fully transparent. */
function halfTransparent(): Buffer {
  const row = Buffer.concat([
    Buffer.from([0]),
    Buffer.from('ff0000ff'.repeat(4), 'hex'),
    Buffer.alloc(16),
  ]);
  return png(8, 8, Buffer.concat(Array.from({ length: 8 }, () => row)));
}

/** One bit a pixel, all of them alike: a few kilobytes for hundreds of megapixels. */
function hugePng(side: number): Buffer {
  return png(side, side, Buffer.alloc((1 + Math.ceil(side / 8)) * side), 0);
}

function gif(version: '87a' | '89a'): Buffer {
  const image = '01000100800000ff0000ffffff2c00000000010001000002024401003b';
  return Buffer.concat([text(`GIF${version}`), Buffer.from(image, 'hex')]);
}

/** A stored archive; with `streamed` the sizes stand after the data only, as streams write them. */
function zip(entries: Record<string, string>, { comment = '', streamed = false } = {}): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, value] of Object.entries(entries)) {
    const content = text(value);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(streamed ? 8 : 0, 2);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.from(common);
    if (streamed) local.fill(0, 10, 22);
    const descriptor = Buffer.concat([Buffer.from('504b0708', 'hex'), common.subarray(10, 22)]);
    const entry = Buffer.concat([
      Buffer.from('504b0304', 'hex'),
      local,
      text(name),
      content,
      streamed ? descriptor : Buffer.alloc(0),
    ]);
    const listed = Buffer.alloc(14);
    listed.writeUInt32LE(offset, 10);
    list.push(Buffer.from('504b01021400', 'hex'), common, listed, text(name));
    parts.push(entry);
    offset += entry.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, directory, end, text(comment)]);
}

const types = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="red"/></svg>';
const workbook = { '[Content_Types].xml': types, '_rels/.rels': '', 'xl/workbook.xml': '' };
const oneEntry = zip({ 'nota.txt': 'hola' });

/** One page of A4's shape; its upper square is red, the rest is left white. */
function pdf(trailer = ''): Buffer {
  const drawing = '1 0 0 rg 0 41 100 100 re f';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 141]/Contents 4 0 R/Resources<<>>>>',
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  let table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  objects.forEach((object, index) => {
    table += `${String(body.length).padStart(10, '0')} 00000 n \n`;
    body += `${index + 1} 0 obj${object}endobj\n`;
  });
  const end = `trailer<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n`;
  return text(`${body}${table}${end}${body.length}\n%%EOF\n`);
}

const samples: Record<string, Buffer> = {
  'image.png': halfTransparent(),
  'huge.png': hugePng(30_000),
  '87a.gif': gif('87a'),
  '89a.gif': gif('89a'),
  'bare.jpg': jpeg(),
  'jfif.jpg': jpeg(jfif),
  'exif.jpg': jpeg(jfif, exif(1)),
  'exif-little-endian.jpg': jpeg(exif(6, true)),
  'workbook.xlsx': zip(workbook),
  'streamed.xlsx': zip({ 'xl/styles.xml': 'x', ...workbook }, { streamed: true }),
  'commented.xlsx': zip(workbook, { comment: 'Hecho en Bogotá' }),
  'document.docx': zip({ '[Content_Types].xml': types, 'word/document.xml': '' }),
  'plain.zip': oneEntry,
  'empty.zip': zip({}),
  'truncated.zip': oneEntry.subarray(0, 40),
  'document.pdf': text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  'page.pdf': pdf(),
  'locked.pdf': pdf(
    `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'00'.repeat(32)}>/U<${'00'.repeat(32)}>>>/ID[<00><00>]`,
  ),
  'junk-first.pdf': text(`${'\n'.repeat(900)}%PDF-1.4\n%%EOF\n`),
  'bare.svg': text(svg),
  'prolog.svg': text(`<?xml version="1.0" encoding="UTF-8"?>\n${svg}`),
  'bom.svg': text(`\uFEFF<?xml version="1.0"?>${svg}`),
  'utf-16.svg': Buffer.from(`\uFEFF${svg}`, 'utf16le'),
  'comments.svg': text(
    `<?xml version="1.0"?><!-- ${'una guadua '.repeat(600)} %PDF-1.4 -->\n<!DOCTYPE svg [<!ENTITY ns "http://x">]>\n<!-- <html> -->${svg}`,
  ),
  'prefixed.svg': text('<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'),
  'script.svg': text(
    svg.replace(
      '<rect',
      '<script>parent.hacked = true</script><rect onload="parent.hacked = true"',
    ),
  ),
  'html-named.png': text('<!doctype html><html><body><svg></svg></body></html>'),
  'png-named.jpg': halfTransparent(),
  'text-named.png': text('Esto es un texto, no una imagen.'),
  'truncated.png': halfTransparent().subarray(0, 5),
  'corrupt.jpg': jpeg(jfif).subarray(0, 200),
  'empty.png': Buffer.alloc(0),
};
for (let orientation = 1; orientation <= 8; orientation++) {
  samples[`orientation-${orientation}.jpg`] = jpeg(exif(orientation));
}

const folder = new URL('../samples/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(samples))
  writeFileSync(new URL(name, folder), content);
console.log(`${Object.keys(samples).length} samples`);
