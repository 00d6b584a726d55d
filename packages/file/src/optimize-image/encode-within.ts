import { ImageProblem } from './image-problem';
import type { PaintedImage } from './paint-image';

/** Below this a photograph shows its blocks: making it smaller looks better. */
const LEAST_QUALITY = 0.4;
/** How often a better quality is tried: the result is within some hundredths of the best. */
const TRIES = 5;

export interface EncodedImage {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

/** Encodes a picture in at most so many bytes: with the best quality that fits, then with fewer pixels. */
export async function encodeWithin(
  paint: (scale: number) => PaintedImage,
  type: string,
  quality: number,
  maxBytes: number,
): Promise<EncodedImage> {
  for (let scale = 1; ; ) {
    const { encode, width, height } = paint(scale);
    const whole = await encode(type, quality);
    if (whole.size <= maxBytes) return { blob: whole, width, height };
    const isLossy = type !== 'image/png' && quality > LEAST_QUALITY;
    const least = isLossy ? await encode(type, LEAST_QUALITY) : whole;
    if (least.size <= maxBytes) {
      let best = least;
      for (let low = LEAST_QUALITY, high = quality, left = TRIES; left > 0; left--) {
        const middle = (low + high) / 2;
        const blob = await encode(type, middle);
        if (blob.size <= maxBytes) {
          best = blob;
          low = middle;
        } else {
          high = middle;
        }
      }
      return { blob: best, width, height };
    }
    if (width * height === 1) throw new ImageProblem('failed');
    scale *= Math.min(0.9, 0.95 * Math.sqrt(maxBytes / least.size));
  }
}
