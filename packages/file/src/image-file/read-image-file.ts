import { ascii, uint, uintLE } from './bytes';
import type { ImageFile } from './image-file.types';
import { readGif } from './read-gif';
import { readHeif } from './read-heif';
import { readJpeg } from './read-jpeg';
import { readPng } from './read-png';
import { readWebp } from './read-webp';

/** Reads the structure of a picture; `undefined` for an unknown format. The lengths in the file are not trusted. */
export function readImageFile(bytes: Uint8Array): ImageFile | undefined {
  const head = ascii(bytes, 0, 12);
  if (head.startsWith('\xFF\xD8\xFF')) return readJpeg(bytes);
  if (head.startsWith('\x89PNG\r\n\x1A\n')) return readPng(bytes);
  if (/^GIF8[79]a/.test(head)) return readGif(bytes);
  if (/^RIFF.{4}WEBP/s.test(head)) return readWebp(bytes);
  if (/^\0\0..ftyp(?:avi[fs]|hei[cxms]|hev[cxms]|mif1|msf1)/s.test(head)) return readHeif(bytes);
  return isTiff(head, bytes) ? OTHER : undefined;
}

const OTHER: ImageFile = {
  type: 'other',
  width: 0,
  height: 0,
  orientation: 1,
  animated: false,
  complete: true,
};

function isTiff(head: string, bytes: Uint8Array): boolean {
  const read = /^II\*\0/.test(head) ? uintLE : /^MM\0\*/.test(head) ? uint : undefined;
  const list = read?.(bytes, 4, 4) ?? 0;
  return list >= 8 && (read?.(bytes, list, 2) ?? 0) > 0;
}
