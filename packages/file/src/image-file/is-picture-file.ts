import { detectFileType } from '../detect-file-type/detect-file-type';
import { MAX_PICTURE_BYTES } from './max-picture-bytes';
import { readImageFile } from './read-image-file';

/** Enough for the structure; the pixels are not needed. */
const HEAD = 1 << 18;

export async function isPictureFile(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  if (readImageFile(head) || (await detectFileType(file)) === 'svg') return true;
  if (file.size > MAX_PICTURE_BYTES) return false;
  const shown = await createImageBitmap(file).catch(() => undefined);
  shown?.close();
  return shown !== undefined;
}
