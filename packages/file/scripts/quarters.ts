import type { CropArea } from '../src/optimize-image/optimize-image.types';

/** Four quarters of 100 × 50: red, green, blue and white, row by row. */
export async function quarters(type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(200, 100);
  const context = canvas.getContext('2d');
  for (const [index, colour] of ['#f00', '#0f0', '#00f', '#fff'].entries()) {
    if (!context) break;
    context.fillStyle = colour;
    context.fillRect((index % 2) * 100, Math.floor(index / 2) * 50, 100, 50);
  }
  const blob = await canvas.convertToBlob({ type, quality: 1 });
  return new File([blob], type === 'image/png' ? 'cuartos.png' : 'cuartos.jpg', { type });
}

/** A picture as the browser shows it, or the part of it that a crop keeps. */
export async function pixels(source: ImageBitmapSource, crop?: CropArea) {
  const bitmap = await createImageBitmap(source);
  const { turns = 0 } = crop ?? {};
  const onSide = turns % 2 === 1;
  const whole = onSide
    ? { width: bitmap.height, height: bitmap.width }
    : { width: bitmap.width, height: bitmap.height };
  const { x, y, width, height } = crop ?? { x: 0, y: 0, ...whole };
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('No context');
  context.translate(whole.width / 2 - x, whole.height / 2 - y);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
