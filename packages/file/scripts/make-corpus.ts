/**
 * Writes the corpus of the image tests into `samples/corpus/`: each format with orientations, places,
 * cuts and fakes. The first word of a name says what has to become of the file: `ok`, `kept` (as it
 * is), `corrupt`, `heic`, `fake`, `large`. `node scripts/make-corpus.ts`, and commit what changes.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import {
  exifSegment,
  gif,
  gifBlock,
  heif,
  jpeg,
  PLACE,
  picture,
  png,
  pngChunk,
  segment,
  tiff,
  webp,
  webpChunk,
  withSegments,
  XMP,
} from './sample-parts.ts';

const text = (value: string) => Buffer.from(value, 'latin1');
const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8];
const files: Record<string, Buffer> = {};

const jfif = segment(0xe0, Buffer.from('4a46494600010100000100010000', 'hex'));
const xmpSegment = segment(0xe1, Buffer.concat([text('http://ns.adobe.com/xap/1.0/\0'), XMP]));
for (const orientation of ORIENTATIONS) {
  files[`ok-jpeg-big-${orientation}.jpg`] = jpeg(exifSegment(tiff(orientation)));
  files[`ok-jpeg-little-${orientation}.jpg`] = jpeg(exifSegment(tiff(orientation, true)));
  files[`ok-jpeg-jfif-${orientation}.jpg`] = jpeg(jfif, exifSegment(tiff(orientation)), xmpSegment);
  files[`ok-png-exif-${orientation}.png`] = png([pngChunk('eXIf', tiff(orientation))]);
  files[`ok-webp-lossless-${orientation}.webp`] = webp(
    picture('webpLossless'),
    8,
    webpChunk('EXIF', tiff(orientation)),
  );
  files[`ok-webp-lossy-${orientation}.webp`] = webp(
    picture('webpLossy'),
    12,
    webpChunk('EXIF', tiff(orientation)),
    webpChunk('XMP ', XMP),
  );
}
const six = exifSegment(tiff(6));
const long = tiff(6);
long.writeUInt16BE(4, 12);
const scanEnd = jpeg().length - 2;
Object.assign(files, {
  'ok-jpeg-bare.jpg': jpeg(),
  'ok-jpeg-cmyk.jpg': withSegments(picture('cmyk'), xmpSegment),
  'ok-jpeg-cmyk-turned.jpg': withSegments(picture('cmyk'), six),
  'ok-jpeg-xmp.jpg': jpeg(xmpSegment),
  'ok-jpeg-comment.jpg': jpeg(segment(0xfe, text(PLACE))),
  'ok-jpeg-iptc.jpg': jpeg(segment(0xed, text(`Photoshop 3.0\0${PLACE}`))),
  'ok-jpeg-two-exif.jpg': jpeg(exifSegment(tiff(3)), six),
  'ok-jpeg-orientation-0.jpg': jpeg(exifSegment(tiff(0))),
  'ok-jpeg-orientation-9.jpg': jpeg(exifSegment(tiff(9))),
  'ok-jpeg-orientation-long.jpg': jpeg(exifSegment(long)),
  'ok-jpeg-thumbnail.jpg': jpeg(jfif, segment(0xe0, text(`JFXX\0\x10${PLACE}`))),
  'ok-jpeg-adobe.jpg': jpeg(
    segment(0xee, Buffer.from('41646f6265006400000000' + '01', 'hex')),
    segment(0xee, text(`Adobe${PLACE}`)),
  ),
  'ok-jpeg-fill-bytes.jpg': jpeg(Buffer.from([0xff, 0xff, 0xff]), six),
  'ok-jpeg-trailer.jpg': Buffer.concat([jpeg(six), text(PLACE)]),
  'ok-jpeg-second-picture.jpg': Buffer.concat([
    jpeg(six, segment(0xe2, text(`MPF\0${PLACE}`))),
    jpeg(exifSegment(tiff(1))),
  ]),
  'ok-jpeg-exif-after-scan.jpg': Buffer.concat([
    jpeg().subarray(0, scanEnd),
    six,
    jpeg().subarray(scanEnd),
  ]),
  'corrupt-jpeg-without-end.jpg': jpeg(six).subarray(0, -2),
  'corrupt-jpeg-half.jpg': jpeg(six).subarray(0, jpeg(six).length - 20),
  'corrupt-jpeg-header.jpg': jpeg(six).subarray(0, 300),
  'corrupt-jpeg-exif-only.jpg': jpeg(six).subarray(0, 110),
  'large-jpeg-65535.jpg': sized(jpeg(six), 65_535),
  'ok-png-bare.png': png([]),
  'ok-png-clear.png': clear(pngChunk('eXIf', tiff(6))),
  'ok-png-exif-after-pixels.png': png([], [pngChunk('eXIf', tiff(6))]),
  'ok-png-text.png': png([pngChunk('tEXt', text(`Location\0${PLACE}`))]),
  'ok-png-xmp.png': png([
    pngChunk('iTXt', Buffer.concat([text('XML:com.adobe.xmp\0\0\0\0\0'), XMP])),
  ]),
  'ok-png-private.png': png([pngChunk('caBX', text(PLACE))], [pngChunk('prVt', text(PLACE))]),
  'ok-png-trailer.png': Buffer.concat([png([]), text(PLACE)]),
  'kept-png-animated.png': png([
    pngChunk('acTL', Buffer.from('0000000100000000', 'hex')),
    pngChunk(
      'fcTL',
      Buffer.from('00000000000000100000000800000000000000000064006400000000', 'hex').subarray(
        0,
        26,
      ),
    ),
    pngChunk('eXIf', tiff(6)),
  ]),
  'corrupt-png-without-end.png': png([pngChunk('tEXt', text(`a\0${PLACE}`))]).subarray(0, -12),
  'corrupt-png-half.png': png([pngChunk('eXIf', tiff(6))]).subarray(0, 192),
  'corrupt-png-header.png': png([]).subarray(0, 33),
  'large-png-65535.png': claimed(png([pngChunk('eXIf', tiff(1))]), 65_535),
  'ok-webp-bare-lossless.webp': picture('webpLossless'),
  'ok-webp-bare-lossy.webp': picture('webpLossy'),
  'ok-webp-exif-prefixed.webp': webp(
    picture('webpLossy'),
    8,
    webpChunk('EXIF', Buffer.concat([text('Exif\0\0'), tiff(6)])),
  ),
  'ok-webp-unknown-chunk.webp': webp(picture('webpLossy'), 0, webpChunk('GEOX', text(PLACE))),
  'ok-webp-trailer.webp': Buffer.concat([picture('webpLossy'), text(PLACE)]),
  'kept-webp-animated.webp': webp(
    picture('webpAnimated'),
    12,
    webpChunk('EXIF', tiff(6)),
    webpChunk('XMP ', XMP),
  ),
  'corrupt-webp-half.webp': webp(picture('webpLossy'), 8, webpChunk('EXIF', tiff(1))).subarray(
    0,
    90,
  ),
  'corrupt-webp-metadata-cut.webp': webp(
    picture('webpLossy'),
    8,
    webpChunk('EXIF', tiff(1)),
  ).subarray(0, -20),
  'ok-avif-bare.avif': heif({}),
  'kept-gif-comment.gif': gif([gifBlock(0xfe, PLACE)]),
  'kept-gif-xmp.gif': gif([gifBlock(0xff, 'XMP DataXMP', XMP.toString('latin1').slice(0, 200))]),
  'kept-gif-animated.gif': gif(
    [gifBlock(0xff, 'NETSCAPE2.0', '\x01\0\0'), gifBlock(0xfe, PLACE)],
    2,
  ),
  'kept-svg-comment.svg': text(
    '<!-- una finca --><svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  ),
  'kept-bmp.bmp': bmp(),
  'fake-empty.png': Buffer.alloc(0),
  'fake-one-byte.jpg': Buffer.from([0xff]),
  'fake-car.bmp': text('BMW modelo 2019, único dueño, Bogotá'),
  'fake-comment-script.svg': text('<!-- --><html><script>alert(1)</script></html>'),
  'fake-plist.svg': text(
    '<?xml version="1.0"?><!DOCTYPE plist><plist version="1.0"><dict/></plist>',
  ),
  'fake-motorola.png': text('MMx* no es una imagen'),
  'fake-motorola-start.tif': text('MM\0*'),
  'fake-intel.png': text('II* tampoco'),
  'fake-gif-text.gif': text('GIF89a es un formato de 1989'),
  'fake-png-script.png': text('\x89PNG\r\n\x1A\n<script>alert(1)</script>'),
  'fake-webp-text.webp': text('RIFF\x40\0\0\0WEBPVP8 \x20\0\0\0<script>alert(1)</script>'),
  'fake-webp-empty.webp': text('RIFF\x04\0\0\0WEBP'),
  'fake-jpeg-page.jpg': text('\xFF\xD8\xFF<html><script>alert(1)</script></html>'),
  'corrupt-jpeg-segment-page.jpg': text('\xFF\xD8\xFF\xE0<html><script>alert(1)</script></html>'),
  'fake-pdf.png': text('%PDF-1.7\n%%EOF\n'),
  'fake-html.png': text('<!doctype html><html><svg></svg></html>'),
  'fake-film.avif': text('\0\0\0\x18ftypisom\0\0\0\0isommp42'),
  'corrupt-avif-start.avif': heif({}).subarray(0, 28),
});
for (const turns of [0, 1, 2, 3]) {
  files[`ok-avif-turned-${turns}.avif`] = heif({ turns, exif: tiff(6), xmp: XMP });
  files[`ok-avif-inner-${turns}.avif`] = heif({ turns, exif: tiff(3), xmp: XMP, inner: true });
  files[`heic-turned-${turns}.heic`] = heif({ brand: 'heic', turns, exif: tiff(6), xmp: XMP });
  files[`corrupt-avif-cut-${turns}.avif`] = heif({ turns, exif: tiff(6) }).subarray(
    0,
    -(turns + 1) * 20,
  );
}
files['heic-inner.heic'] = heif({ brand: 'heix', exif: tiff(6), xmp: XMP, inner: true });

/** A JPEG whose frame claims another size. */
function sized(bytes: Buffer, side: number): Buffer {
  const at = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(side, at + 5);
  bytes.writeUInt16BE(side, at + 7);
  return bytes;
}

/** A PNG whose header claims another size. */
function claimed(bytes: Buffer, side: number): Buffer {
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  return bytes;
}

/** A PNG of 16 × 8 pixels whose left half is red and whose right half is clear. */
function clear(exif: Buffer): Buffer {
  const header = Buffer.from('00000010000000080806000000', 'hex');
  const row = Buffer.concat([
    Buffer.alloc(1),
    Buffer.from('ff0000ff'.repeat(8), 'hex'),
    Buffer.alloc(32),
  ]);
  return Buffer.concat([
    png([]).subarray(0, 8),
    pngChunk('IHDR', header),
    exif,
    pngChunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: 8 }, () => row)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One red pixel. */
function bmp(): Buffer {
  return Buffer.from(
    '424d3a0000000000000036000000280000000100000001000000010018000000000004000000130b0000130b000000000000000000000000ff00',
    'hex',
  );
}

const folder = new URL('../samples/corpus/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(files)) writeFileSync(new URL(name, folder), content);
writeFileSync(
  new URL('../corpus.json', folder),
  `${JSON.stringify(Object.keys(files), null, 2)}\n`,
);
console.log(`${Object.keys(files).length} files`);
