import { decodeImage } from './decode-image';
import { ImageOptimizeError } from './image-error';
import { type ImageHeader, readImageHeader } from './image-header';
import type { ImageSize, OptimizeImageOptions } from './optimize-image.types';
import { paintImage } from './paint-image';
import { planResize } from './plan-resize';

/** What the work gives, in a worker or on the main thread. */
export interface ProcessedImage {
  readonly blob: Blob;
  readonly originalDimensions: ImageSize;
  readonly dimensions: ImageSize;
  readonly keptOriginal: boolean;
}

/** More than the largest phone camera has (200 megapixels); a bitmap takes four bytes for each. */
const MAX_PIXELS = 210e6;
/** Larger files are no photographs, and would be read whole. */
const MAX_BYTES = 512e6;
/** A JPEG segment that holds an orientation and nothing else; its value stands at 29. */
const ORIENTATION_ONLY = [
  0xff, 0xe1, 0, 34, 69, 120, 105, 102, 0, 0, 77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0,
  1, 0, 0, 0, 0, 0, 0, 0, 0,
];

/**
 * Reads, plans, decodes, draws and encodes one picture (IMG-2). Runs alike in a worker and on a page.
 *
 * @throws ImageOptimizeError saying why.
 */
export async function processImage(
  file: Blob,
  options: OptimizeImageOptions,
): Promise<ProcessedImage> {
  if (file.size > MAX_BYTES) throw new ImageOptimizeError('too-large');
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    (cause) => {
      throw new ImageOptimizeError('unreadable', { cause });
    },
  );
  const header = readImageHeader(bytes);
  if (!header) throw new ImageOptimizeError('not-image');
  refuseHopeless(header);
  const { checkOrientation = true, strict = true, keepMetadata = false, quality = 1 } = options;
  const orientation = checkOrientation ? header.orientation : 1;
  const turned = orientation > 4;
  const upright = turned ? { width: header.height, height: header.width } : header;
  const plan = planResize(upright, options);
  if (plan.width * plan.height > MAX_PIXELS) throw new ImageOptimizeError('too-large');

  // Without its metadata no decoder turns the picture: that is ours to do, once.
  const bare = keptBytes(bytes, header.keep);
  const drawn = turned ? { width: plan.drawn.height, height: plan.drawn.width } : plan.drawn;
  const image = await decodeImage(new Blob([bare], { type: header.type }), header, drawn);
  const type = options.mimeType ?? (header.type === 'image/heic' ? 'image/jpeg' : header.type);
  try {
    const canvas = paintImage(image, plan, orientation, type === 'image/jpeg');
    const convert =
      !options.mimeType && isConverted(type, file.size, options) && !canvas.hasTransparency();
    const wanted = convert ? 'image/jpeg' : type;
    const encoded = await canvas.encode(wanted, quality);
    const exif = keepMetadata && wanted === 'image/jpeg' ? header.exif : undefined;
    const blob = exif ? await withExif(encoded, bytes, exif) : encoded;
    const original = keepMetadata
      ? file
      : new Blob([withOrientation(bare, orientation)], { type: header.type });
    const { width, height } = upright;
    const asked = options.width || options.height || options.minWidth || options.minHeight;
    const keptOriginal = strict && !asked && wanted === header.type && blob.size >= original.size;
    return {
      blob: keptOriginal ? original : blob,
      originalDimensions: { width, height },
      dimensions: keptOriginal ? { width, height } : { width: plan.width, height: plan.height },
      keptOriginal,
    };
  } finally {
    image.close();
  }
}

function refuseHopeless({ type, width, height, animated, complete }: ImageHeader): void {
  if (type === 'other' || animated) throw new ImageOptimizeError('unsupported');
  if (width * height > MAX_PIXELS) throw new ImageOptimizeError('too-large');
  if (!complete || !width || !height) {
    throw new ImageOptimizeError(type === 'image/heic' ? 'heic' : 'corrupt');
  }
}

function isConverted(type: string, size: number, options: OptimizeImageOptions): boolean {
  const { convertTypes = [], convertSize = 5_000_000 } = options;
  return convertTypes.includes(type) && size > convertSize;
}

/**
 * The stretches of a file that are kept, in one buffer: Firefox refuses to decode a `Blob` whose first
 * part is as short as the two bytes that begin a JPEG.
 */
function keptBytes(bytes: Uint8Array, keep: ImageHeader['keep']): Uint8Array<ArrayBuffer> {
  return joinBytes(...keep.map(([start, end]) => bytes.subarray(start, end)));
}

/** The picture as chosen, bare of metadata but for the orientation that shows it upright. */
function withOrientation(
  bare: Uint8Array<ArrayBuffer>,
  orientation: number,
): Uint8Array<ArrayBuffer> {
  if (orientation === 1) return bare;
  const segment = new Uint8Array(ORIENTATION_ONLY);
  segment[29] = orientation;
  return joinBytes(bare.subarray(0, 2), segment, bare.subarray(2));
}

/** The result with the EXIF of the original, whose orientation no longer holds. */
async function withExif(
  blob: Blob,
  bytes: Uint8Array,
  exif: NonNullable<ImageHeader['exif']>,
): Promise<Blob> {
  const [start, end] = exif.range;
  const segment = bytes.slice(start, end);
  if (exif.orientationAt) segment[exif.orientationAt - start] = 1;
  const encoded = new Uint8Array(await blob.arrayBuffer());
  const joined = joinBytes(encoded.subarray(0, 2), segment, encoded.subarray(2));
  return new Blob([joined], { type: blob.type });
}

function joinBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
