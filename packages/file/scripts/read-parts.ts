/** What tests ask of a picture that they put together. */
import type { ImageFile } from '../src/image-file/image-file.types';
import { readImageFile } from '../src/image-file/read-image-file';

export const latin1 = (text: string) => Buffer.from(text, 'latin1');

export function readParts(bytes: Buffer): ImageFile | undefined {
  return readImageFile(new Uint8Array(bytes));
}

/** The picture without its metadata; empty where that can't be done. */
export function cleaned(bytes: Buffer, orientation = 1): Buffer {
  return Buffer.from(readParts(bytes)?.clean?.(orientation) ?? []);
}
