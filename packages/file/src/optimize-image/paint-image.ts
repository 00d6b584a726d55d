import { ImageProblem } from './image-problem';
import type { ImageSize } from './optimize-image.types';
import type { ResizePlan } from './plan-resize';

export interface PaintedImage extends ImageSize {
  encode: (type: string, quality: number) => Promise<Blob>;
  hasTransparency: () => boolean;
}

/** Above this some phones return a canvas that stays empty. */
const SURE_PIXELS = 4096 ** 2;
const STRIP = 1 << 20;

/** `a, b, c, d` of the matrix that puts a stored picture upright, by EXIF orientation less one. */
const UPRIGHT = [
  [1, 0, 0, 1],
  [-1, 0, 0, 1],
  [-1, 0, 0, -1],
  [1, 0, 0, -1],
  [0, 1, 1, 0],
  [0, 1, -1, 0],
  [0, -1, -1, 0],
  [0, -1, 1, 0],
] as const;

export function paintImage(
  image: CanvasImageSource,
  { x, y, drawn, clip, ...whole }: ResizePlan,
  orientation: number,
  opaque: boolean,
  scale = 1,
): PaintedImage {
  const width = Math.max(1, Math.floor(whole.width * scale));
  const height = Math.max(1, Math.floor(whole.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new ImageProblem('failed');
  context.fillStyle = '#fff';
  if (width * height > SURE_PIXELS) {
    context.fillRect(0, 0, 1, 1);
    if (!context.getImageData(0, 0, 1, 1).data[3]) throw new ImageProblem('too-large');
    context.clearRect(0, 0, 1, 1);
  }
  if (opaque) context.fillRect(0, 0, width, height);
  context.scale(scale, scale);
  if (clip) {
    context.beginPath();
    context.rect(clip.x, clip.y, clip.width, clip.height);
    context.clip();
  }
  const [a, b, c, d] = UPRIGHT[orientation - 1] ?? UPRIGHT[0];
  const left = x + (a + c < 0 ? drawn.width : 0);
  const top = y + (b + d < 0 ? drawn.height : 0);
  context.transform(a, b, c, d, left, top);
  context.imageSmoothingQuality = 'high';
  if (a) context.drawImage(image, 0, 0, drawn.width, drawn.height);
  else context.drawImage(image, 0, 0, drawn.height, drawn.width);
  return {
    width,
    height,
    encode: (type, quality) => canvas.convertToBlob({ type, quality }),
    hasTransparency: () => {
      const rows = Math.max(1, Math.floor(STRIP / width));
      for (let row = 0; row < height; row += rows) {
        const { data } = context.getImageData(0, row, width, Math.min(rows, height - row));
        for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
      }
      return false;
    },
  };
}
