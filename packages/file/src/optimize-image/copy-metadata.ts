import { ascii, joinBytes } from '../image-file/bytes';
import { orientationAt } from '../image-file/exif';
import { readJpeg } from '../image-file/read-jpeg';

const JPEG = 'image/jpeg';

/** Puts what a JPEG says about itself into the smaller one that was made of it. */
export async function copyMetadata(original: Blob, result: Blob): Promise<Blob> {
  const from = new Uint8Array(await original.arrayBuffer());
  const segments = (result.type === JPEG ? readJpeg(from)?.metadata : undefined)
    ?.map(([start, end]) => from.slice(start, end))
    // The index of further pictures in the file says where they lie.
    .filter((segment) => segment[1] !== 0xe2);
  if (!segments) return result;
  for (const segment of segments) {
    // The copy is upright.
    const at = ascii(segment, 4, 4) === 'Exif' ? orientationAt(segment.subarray(10)) : 0;
    if (at) segment[10 + at] = 1;
  }
  const to = new Uint8Array(await result.arrayBuffer());
  return new Blob([joinBytes(to.subarray(0, 2), ...segments, to.subarray(2))], { type: JPEG });
}
