import type { ImageFile } from '../image-file/image-file.types';
import { MAX_PICTURE_BYTES } from '../image-file/max-picture-bytes';
import { asBlob, decodeImage, decodeWhole } from './decode-image';
import { encodeWithin } from './encode-within';
import { ImageProblem } from './image-problem';
import type { ImageSize, OptimizeImageOptions } from './optimize-image.types';
import { paintImage } from './paint-image';
import { planCrop, planResize } from './plan-resize';

export interface ProcessOptions extends Omit<OptimizeImageOptions, 'maxBytes'> {
  maxBytes?: number | undefined;
}

export interface ProcessedImage {
  readonly blob: Blob;
  readonly originalDimensions: ImageSize;
  readonly dimensions: ImageSize;
  readonly keptOriginal: boolean;
}

export type ReadImage = (bytes: Uint8Array) => ImageFile | undefined;

/** More than the largest phone camera has (200 megapixels); a bitmap takes four bytes for each. */
const MAX_PIXELS = 210e6;
/** EXIF orientations in the order in which quarter turns clockwise lead from one to the next. */
const CLOCKWISE = [
  [1, 6, 3, 8],
  [2, 7, 4, 5],
];
const ENCODABLE = ['image/jpeg', 'image/png', 'image/webp'];

export async function processImage(
  file: Blob,
  options: ProcessOptions,
  read: ReadImage,
): Promise<ProcessedImage> {
  const image = await readChecked(file, read);
  const { checkOrientation = true, keepMetadata = false, quality = 1 } = options;
  const { maxBytes = Number.POSITIVE_INFINITY, crop } = options;
  const orientation = checkOrientation ? image.orientation : 1;
  const isJpeg = image.type === 'image/jpeg';
  const without = (written: number) => image.clean?.(written) ?? file;

  // A scaled decode ignores the orientation, so a JPEG is decoded without one and turned here, once.
  // All else is decoded as the browser shows it.
  const turn = turnOn(isJpeg ? orientation : 1, crop?.turns);
  const isTurnedByDecoder = !isJpeg && (orientation > 1 || /hei|avi/.test(image.type));
  const source = without(isJpeg ? 1 : orientation);
  let picture = isTurnedByDecoder ? await decodeImage(source, image) : undefined;
  try {
    const upright = picture instanceof ImageBitmap ? turned(picture, turn) : turned(image, turn);
    const plan = crop ? planCrop(upright, crop, options) : planResize(upright, options);
    if (plan.width * plan.height > MAX_PIXELS) throw new ImageProblem('too-large');
    const drawn = { width: Math.ceil(plan.drawn.width), height: Math.ceil(plan.drawn.height) };
    picture ??= await decodeImage(source, image, turned(drawn, turn));
    const decoded = picture;
    const paint = (type: string, scale?: number) =>
      paintImage(decoded, plan, turn, type === 'image/jpeg', scale);
    const type = await resultType(image, options, file.size, paint);
    const encoded = await encodeWithin((scale) => paint(type, scale), type, quality, maxBytes);
    const { blob, width, height } = encoded;
    const original = isKeepable(image, blob.type, upright, options)
      ? asBlob(keepMetadata ? file : without(orientation), image.type)
      : undefined;
    const keptOriginal =
      original !== undefined && blob.size >= original.size && original.size <= maxBytes;
    return {
      blob: keptOriginal ? original : blob,
      originalDimensions: upright,
      dimensions: keptOriginal ? upright : { width, height },
      keptOriginal,
    };
  } finally {
    picture?.close();
  }
}

async function readChecked(file: Blob, read: ReadImage): Promise<ImageFile> {
  if (file.size > MAX_PICTURE_BYTES) throw new ImageProblem('too-large');
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    (cause) => {
      throw new ImageProblem('unreadable', { cause });
    },
  );
  const image = read(bytes);
  if (!image) {
    // A browser shows more types than are read here: an icon, a bitmap of Windows.
    const shown = await decodeWhole(file).catch(() => undefined);
    shown?.close();
    throw new ImageProblem(shown ? 'unsupported' : 'not-image');
  }
  const { type, width, height, animated, complete } = image;
  if (type === 'other' || type === 'image/gif' || animated) throw new ImageProblem('unsupported');
  if (width * height > MAX_PIXELS) throw new ImageProblem('too-large');
  if (!complete || !width || !height) throw new ImageProblem('corrupt');
  return image;
}

function turnOn(orientation: number, turns = 0): number {
  const cycle = CLOCKWISE.find((one) => one.includes(orientation)) ?? [];
  return cycle[(cycle.indexOf(orientation) + turns) % 4] ?? orientation;
}

function turned({ width, height }: ImageSize, orientation: number): ImageSize {
  return orientation > 4 ? { width: height, height: width } : { width, height };
}

async function resultType(
  { type: own }: ImageFile,
  { mimeType, convertTypes = [], convertSize = 5_000_000 }: ProcessOptions,
  size: number,
  paint: (type: string) => ReturnType<typeof paintImage>,
): Promise<string> {
  const wanted = mimeType ?? own;
  const isConverted = !mimeType && convertTypes.includes(own) && size > convertSize;
  const isWritten = ENCODABLE.includes(wanted) && (wanted !== 'image/webp' || (await writesWebp()));
  if (isWritten && !isConverted) return wanted;
  const instead = isWritten ? wanted : 'image/png';
  return paint(instead).hasTransparency() ? instead : 'image/jpeg';
}

async function writesWebp(): Promise<boolean> {
  const plan = { width: 1, height: 1 };
  const blank = await createImageBitmap(new ImageData(1, 1));
  const { encode } = paintImage(blank, { ...plan, x: 0, y: 0, drawn: plan }, 1, false);
  return (await encode('image/webp', 1)).type === 'image/webp';
}

function isKeepable(
  { type: own, clean }: ImageFile,
  type: string,
  { width, height }: ImageSize,
  options: ProcessOptions,
): boolean {
  const { strict = true, mimeType } = options;
  const [maxWidth, maxHeight] = [options.maxWidth ?? 0, options.maxHeight ?? 0];
  const isResized =
    options.crop || options.width || options.height || options.minWidth || options.minHeight
      ? true
      : (maxWidth > 0 && width > maxWidth) || (maxHeight > 0 && height > maxHeight);
  const isSameType = type === own || (own === 'image/avif' && !mimeType);
  return strict && !isResized && isSameType && (clean !== undefined || !!options.keepMetadata);
}
