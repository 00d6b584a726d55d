import { ascii, uint } from './bytes';
import { orientationBlock } from './exif';
import type { ByteRange, ImageFile } from './image-file.types';

interface Box {
  readonly type: string;
  readonly start: number;
  readonly content: number;
  readonly end: number;
  readonly depth: number;
}

/** Boxes that hold nothing but other boxes, as far as a picture needs them. */
const CONTAINERS = ['meta', 'iprp', 'ipco', 'moov', 'trak'];
/** The boxes that a picture needs. Phones add others, such as a short film that holds the place too. */
const OUTER_BOXES = ['ftyp', 'meta', 'mdat', 'moov', 'free', 'skip'];
/** Boxes with data of some program, texts and times; renamed to `free`, readers skip them. */
const DATA_BOXES = ['udta', 'uuid', 'udes', 'altt', 'crtt', 'mdft'];
const DATA_ITEMS = /^(?:Exif|mime|uri )$/;
/** No picture has deeper or more boxes; a file that lies about them must not keep us busy. */
const MAX_DEPTH = 6;
const MAX_EXTENTS = 64;

/** Reads a HEIC or AVIF box by box: the size of the largest picture as stored, not of a tile. */
export function readHeif(bytes: Uint8Array): ImageFile {
  const boxes = [...readBoxes(bytes, 0, bytes.length)];
  // A film in the same file has lists of its own, deeper down.
  const only = (type: string) => boxes.find((box) => box.type === type && box.depth < 2);
  let size = { width: 0, height: 0 };
  for (const { type, content } of boxes) {
    if (type !== 'ispe') continue;
    const next = { width: uint(bytes, content + 4, 4), height: uint(bytes, content + 8, 4) };
    if (next.width * next.height > size.width * size.height) size = next;
  }
  const infos = only('iinf');
  const places = only('iloc');
  const types = infos ? itemTypes(bytes, infos) : new Map<number, string>();
  const items = places ? itemPlaces(bytes, places, only('idat')) : new Map<number, ByteRange[]>();
  const found = { exif: [] as ByteRange[], xmp: [] as ByteRange[] };
  let known = boxes.filter(({ type, depth }) => type === 'meta' && depth === 0).length === 1;
  let isCut = false;
  for (const [id, type] of types) {
    if (type === '') known = false;
    const ranges = items.get(id);
    if (!DATA_ITEMS.test(type)) isCut ||= ranges?.some(([, to]) => to > bytes.length) ?? false;
    else if (ranges?.every(([from, to]) => from < to && to <= bytes.length))
      found[type === 'Exif' ? 'exif' : 'xmp'].push(...ranges);
    else known = false;
  }
  const data = boxes.filter(({ type, depth }) =>
    depth === 0 ? !OUTER_BOXES.includes(type) : DATA_BOXES.includes(type) || type === 'meta',
  );
  const last = boxes.findLast(({ depth }) => depth === 0);
  return {
    ...size,
    type: /avi[fs]/.test(ascii(bytes, 8, 32)) ? 'image/avif' : 'image/heic',
    orientation: 1,
    animated: only('moov') !== undefined,
    // A file that was cut between two boxes has whole ones, but its list of items says that there was more.
    complete:
      only('meta') !== undefined && last !== undefined && last.end <= bytes.length && !isCut,
    clean: known ? () => blank(bytes, found, data) : undefined,
  };
}

function blank(
  bytes: Uint8Array,
  { exif, xmp }: { exif: ByteRange[]; xmp: ByteRange[] },
  data: Box[],
): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  const empty = [0, 0, 0, 0, ...orientationBlock(1)];
  for (const [start, end] of exif) {
    copy.fill(0, start, end);
    if (end - start >= empty.length) copy.set(empty, start);
  }
  // A packet of white space counts as empty.
  for (const [start, end] of xmp) copy.fill(32, start, end);
  for (const { start, content, end } of data) {
    copy.set([0x66, 0x72, 0x65, 0x65], start + 4);
    copy.fill(0, content, end);
  }
  return copy;
}

function* readBoxes(bytes: Uint8Array, from: number, to: number, depth = 0): Generator<Box> {
  for (let at = from; at + 8 <= to; ) {
    const short = uint(bytes, at, 4);
    const type = ascii(bytes, at + 4, 4);
    const length = short === 1 ? uint(bytes, at + 8, 8) : short || to - at;
    // `meta` has a version and flags before its boxes.
    const content = at + (short === 1 ? 16 : 8) + (type === 'meta' ? 4 : 0);
    const end = at + length;
    if (length < 8) return;
    yield { type, start: at, content, end, depth };
    if (CONTAINERS.includes(type) && depth < MAX_DEPTH) {
      yield* readBoxes(bytes, content, Math.min(end, to), depth + 1);
    }
    at = end;
  }
}

function itemTypes(bytes: Uint8Array, { content, end }: Box): Map<number, string> {
  const types = new Map<number, string>();
  for (const entry of readBoxes(bytes, content + (bytes[content] ? 8 : 6), end)) {
    // The types came with version 2, the wider numbers with version 3.
    const version = bytes[entry.content] ?? 0;
    const wide = version > 2 ? 4 : 2;
    const id = uint(bytes, entry.content + 4, wide);
    types.set(id, version > 1 ? ascii(bytes, entry.content + 6 + wide, 4) : '');
  }
  return types;
}

/** Where each item lies, be it behind the end of the file; an item that is put together in another way is left out. */
function itemPlaces(
  bytes: Uint8Array,
  { content, end }: Box,
  inner: Box | undefined,
): Map<number, ByteRange[]> {
  const places = new Map<number, ByteRange[]>();
  const version = bytes[content] ?? 0;
  const sizes = uint(bytes, content + 4, 2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version ? sizes & 15 : 0;
  const wide = version > 1 ? 4 : 2;
  let at = content + 6;
  const take = (size: number) => {
    at += size;
    return uint(bytes, at - size, size);
  };
  for (let count = take(wide); count > 0 && at < end; count--) {
    const id = take(wide);
    const method = version ? take(2) & 15 : 0;
    take(2);
    const start = method === 1 ? (inner?.content ?? Number.NaN) : 0;
    const base = take(baseSize) + start;
    const ranges: ByteRange[] = [];
    const extents = take(2);
    for (let index = 0; index < extents && index < MAX_EXTENTS; index++) {
      take(indexSize);
      const from = base + take(offsetSize);
      ranges.push([from, from + take(lengthSize)]);
    }
    if (method < 2 && extents <= MAX_EXTENTS) places.set(id, ranges);
  }
  return places;
}
