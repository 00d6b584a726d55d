import { detectFileType } from '../detect-file-type/detect-file-type';
import { ascii } from './bytes';
import { readImageFile } from './read-image-file';

/** Formats that have no place for such data: bitmaps and icons of Windows. */
const BARE = ['BM', '\0\0\u0001\0'];

/** What drawing programs add to an SVG: who drew it, when, and where it lay on their disk. */
const SVG_METADATA =
  /<(?:[\w.-]+:)?(?:metadata|RDF|xmpmeta)\b|<\?xpacket|\sinkscape:export-filename=/;

export interface CleanedImage {
  readonly file: File | undefined;
  readonly keepsMetadata: boolean;
}

/** The same picture without what says who took it, where and when: not a pixel changes, and it is shown as before. */
export async function removeMetadata(file: File): Promise<CleanedImage> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const image = readImageFile(bytes);
  if (!image) {
    const head = ascii(bytes, 0, 4);
    const isBare =
      BARE.some((start) => head.startsWith(start)) ||
      ((await detectFileType(file)) === 'svg' && !SVG_METADATA.test(textOf(bytes)));
    return { file, keepsMetadata: !isBare };
  }
  if (image.type !== 'other' && !image.width) return { file: undefined, keepsMetadata: false };
  if (!image.clean) return { file, keepsMetadata: true };
  const { name, type, lastModified } = file;
  const cleaned = new File([image.clean(image.orientation)], name, { type, lastModified });
  return { file: cleaned, keepsMetadata: false };
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll('\0', '');
}
