import { ascii, joinBytes, uintLE } from './bytes';
import type { ByteRange, ImageFile } from './image-file.types';

/** Application blocks that make an animation repeat; all others carry data of some program. */
const LOOP = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/;

export function readGif(bytes: Uint8Array): ImageFile | undefined {
  const keep: ByteRange[] = [[0, 13 + colorTable(bytes[10])]];
  let frames = 0;
  let at = keep[0]?.[1] ?? 13;
  const isBlock = () => bytes[at] === 0x21 || bytes[at] === 0x2c;
  while (at < bytes.length && isBlock()) {
    const start = at;
    const isFrame = bytes[at] === 0x2c;
    const label = bytes[at + 1];
    at = endOfBlocks(bytes, isFrame ? at + 11 + colorTable(bytes[at + 9]) : at + 2);
    const isData = !isFrame && isText(label, ascii(bytes, start + 3, 11));
    if (isFrame) frames++;
    if (!isData) keep.push([start, at]);
  }
  if (frames === 0) return undefined;
  const complete = bytes[at] === 0x3b;
  return {
    type: 'image/gif',
    width: uintLE(bytes, 6, 2),
    height: uintLE(bytes, 8, 2),
    orientation: 1,
    animated: frames > 1,
    complete,
    clean: () =>
      joinBytes(...keep.map((range) => bytes.subarray(...range)), complete ? [0x3b] : []),
  };
}

function isText(label: number | undefined, name: string): boolean {
  return label === 0xfe || label === 0x01 || (label === 0xff && !LOOP.test(name));
}

function colorTable(flags = 0): number {
  return flags & 0x80 ? 3 << ((flags & 7) + 1) : 0;
}

function endOfBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at]) at += (bytes[at] ?? 0) + 1;
  return Math.min(at + 1, bytes.length);
}
