import { ImageOptimizeError } from './image-error';
import type { ImageHeader } from './image-header';
import type { ImageSize } from './optimize-image.types';

/**
 * Decodes a picture as stored, no larger than needed where the browser can: a JPEG of 24 megapixels
 * decoded straight to half its size takes half the time and a quarter of the memory.
 *
 * @param bare The picture without its metadata, so that no decoder turns it.
 * @param drawn Size at which the stored picture will be drawn.
 */
export async function decodeImage(
  bare: Blob,
  header: ImageHeader,
  drawn: ImageSize,
): Promise<ImageBitmap | VideoFrame> {
  const shrinks = drawn.width < header.width && drawn.height < header.height;
  try {
    if (shrinks && header.type === 'image/jpeg' && typeof ImageDecoder === 'function') {
      const frame = await decodeScaled(bare, drawn).catch(() => null);
      if (frame) return frame;
    }
    const resize: ImageBitmapOptions = shrinks
      ? { resizeWidth: drawn.width, resizeHeight: drawn.height, resizeQuality: 'high' }
      : {};
    return await createImageBitmap(bare, resize);
  } catch (cause) {
    throw new ImageOptimizeError(header.type === 'image/heic' ? 'heic' : 'corrupt', { cause });
  }
}

async function decodeScaled(bare: Blob, drawn: ImageSize): Promise<VideoFrame> {
  const decoder = new ImageDecoder({
    data: await bare.arrayBuffer(),
    type: bare.type,
    desiredWidth: drawn.width,
    desiredHeight: drawn.height,
  });
  try {
    return (await decoder.decode()).image;
  } finally {
    decoder.close();
  }
}
