import { ascii, bytesOf, joinBytes, uintLE } from '../image-file/bytes';
import { orientationAt } from '../image-file/exif';
import type { ByteRange, ImageFile } from '../image-file/image-file.types';
import { readImageFile } from '../image-file/read-image-file';
import { XMP_HEAD as JPEG_XMP } from '../image-file/read-jpeg';
import { XMP_HEAD as PNG_XMP, pngChunk } from '../image-file/read-png';

/** A JPEG segment holds no more, its length included. */
const LONGEST_SEGMENT = 0xffff;
const PNG_HEADER = 33;

export async function copyMetadata(original: Blob, result: Blob): Promise<Blob> {
  const [from, to] = await Promise.all(
    [original, result].map(async (blob) => new Uint8Array(await blob.arrayBuffer())),
  );
  const image = from && readImageFile(from);
  if (!image || !to || image.metadata.length === 0) return result;
  const source = uprightCopy(from, image);
  const parts: Metadata = {
    exif: image.exif && source.subarray(...image.exif),
    xmp: image.xmp && source.subarray(...image.xmp),
    pieces: image.type === result.type ? piecesOf(source, image) : undefined,
  };
  const write = WRITERS[result.type];
  return write ? new Blob([write(to, parts)], { type: result.type }) : result;
}

interface Metadata {
  exif: Uint8Array | undefined;
  xmp: Uint8Array | undefined;
  pieces: readonly Uint8Array[] | undefined;
}

const WRITERS: Readonly<
  Record<string, (bytes: Uint8Array, metadata: Metadata) => Uint8Array<ArrayBuffer>>
> = { 'image/jpeg': writeJpeg, 'image/png': writePng, 'image/webp': writeWebp };

function uprightCopy(bytes: Uint8Array, { exif }: ImageFile): Uint8Array {
  const copy = new Uint8Array(bytes);
  if (exif) setUpright(copy.subarray(...exif));
  return copy;
}

function setUpright(tiff: Uint8Array): void {
  const at = orientationAt(tiff);
  if (at) tiff[at] = 1;
}

/** The index of further pictures in the file says where they lie: they are not copied. */
function piecesOf(bytes: Uint8Array, { type, metadata }: ImageFile): Uint8Array[] {
  const piece = (range: ByteRange) => bytes.subarray(...range);
  if (type === 'image/jpeg') {
    const segments = metadata.map(piece).filter((segment) => segment[1] !== 0xe2);
    // Readers ignored an orientation at that place; in the copy it must not turn the picture.
    for (const one of segments) if (ascii(one, 4, 4) === 'Exif') setUpright(one.subarray(10));
    return segments;
  }
  // A changed orientation changes the check sum.
  return metadata.map((range) =>
    pngChunk(ascii(bytes, range[0] + 4, 4), piece([range[0] + 8, range[1] - 4])),
  );
}

function writeJpeg(bytes: Uint8Array, { exif, xmp, pieces }: Metadata): Uint8Array<ArrayBuffer> {
  const segments = pieces ?? [...segment('Exif\0\0', exif), ...segment(JPEG_XMP, xmp)];
  return joinBytes(bytes.subarray(0, 2), ...segments, bytes.subarray(2));
}

function segment(name: string, content: Uint8Array | undefined): Uint8Array[] {
  if (!content) return [];
  const length = 2 + name.length + content.length;
  if (length > LONGEST_SEGMENT) return [];
  return [joinBytes([0xff, 0xe1], bytesOf(length, 2), characters(name), content)];
}

function writePng(bytes: Uint8Array, { exif, xmp, pieces }: Metadata): Uint8Array<ArrayBuffer> {
  const chunks = pieces ?? [
    ...(exif ? [pngChunk('eXIf', exif)] : []),
    ...(xmp ? [pngChunk('iTXt', joinBytes(characters(PNG_XMP), xmp))] : []),
  ];
  return joinBytes(bytes.subarray(0, PNG_HEADER), ...chunks, bytes.subarray(PNG_HEADER));
}

function writeWebp(bytes: Uint8Array, { exif, xmp }: Metadata): Uint8Array<ArrayBuffer> {
  const image = readImageFile(bytes);
  const isExtended = ascii(bytes, 12, 4) === 'VP8X';
  const header = isExtended ? bytes.slice(20, 30) : new Uint8Array(10);
  const side = (length: number) => [...bytesOf(length - 1, 3)].reverse();
  if (!isExtended && image) header.set([...side(image.width), ...side(image.height)], 4);
  // A lossless picture says in its own header whether it is transparent.
  const isTransparent = ascii(bytes, 12, 4) === 'VP8L' && (uintLE(bytes, 21, 4) >>> 28) & 1;
  header[0] = (header[0] ?? 0) | (isTransparent ? 16 : 0) | (exif ? 8 : 0) | (xmp ? 4 : 0);
  const written = joinBytes(
    bytes.subarray(0, 12),
    chunk('VP8X', header),
    bytes.subarray(isExtended ? 30 : 12),
    exif ? chunk('EXIF', exif) : [],
    xmp ? chunk('XMP ', xmp) : [],
  );
  new DataView(written.buffer).setUint32(4, written.length - 8, true);
  return written;
}

function chunk(name: string, content: Uint8Array): Uint8Array {
  const length = bytesOf(content.length).reverse();
  return joinBytes(characters(name), length, content, content.length & 1 ? [0] : []);
}

function characters(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
