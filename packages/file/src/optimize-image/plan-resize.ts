import { IMAGE_WIDTH } from './image-width';
import type { CropArea, ImageSize, ResizeOptions } from './optimize-image.types';

export interface ResizePlan extends ImageSize {
  readonly x: number;
  readonly y: number;
  readonly drawn: ImageSize;
  readonly clip?: (ImageSize & { readonly x: number; readonly y: number }) | undefined;
}

export function planResize(size: ImageSize, options: ResizeOptions = {}): ResizePlan {
  const { resize = 'none' } = options;
  const given = {
    width: positive(options.width),
    height: positive(options.height),
  };
  const framed = resize !== 'none' && given.width !== undefined && given.height !== undefined;
  const ratio =
    given.width !== undefined && given.height !== undefined
      ? given.width / given.height
      : size.width / size.height;
  let width = given.width ?? (given.height === undefined ? size.width : given.height * ratio);

  const minWidth = positive(options.minWidth) ?? 0;
  const minHeight = positive(options.minHeight) ?? 0;
  const maxWidth = positive(options.maxWidth ?? IMAGE_WIDTH.FULL_HD) ?? Number.POSITIVE_INFINITY;
  const maxHeight = positive(options.maxHeight) ?? Number.POSITIVE_INFINITY;
  width = Math.max(width, minWidth, minHeight * ratio);
  width = Math.min(width, maxWidth, maxHeight * ratio);
  const canvas = {
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(width / ratio)),
  };
  if (!framed) return { ...canvas, x: 0, y: 0, drawn: canvas };

  const scales = [canvas.width / size.width, canvas.height / size.height];
  const scale = resize === 'cover' ? Math.max(...scales) : Math.min(...scales);
  const drawn = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  return {
    ...canvas,
    x: (canvas.width - drawn.width) / 2,
    y: (canvas.height - drawn.height) / 2,
    drawn,
  };
}

export function planCrop(
  size: ImageSize,
  { x, y, width, height }: CropArea,
  options: ResizeOptions,
): ResizePlan {
  const left = Math.min(Math.max(0, x), size.width - 1);
  const top = Math.min(Math.max(0, y), size.height - 1);
  const part = {
    width: Math.min(Math.max(1, width), size.width - left),
    height: Math.min(Math.max(1, height), size.height - top),
  };
  const plan = planResize(part, options);
  const scale = {
    x: plan.drawn.width / part.width,
    y: plan.drawn.height / part.height,
  };
  return {
    ...plan,
    x: plan.x - left * scale.x,
    y: plan.y - top * scale.y,
    drawn: { width: size.width * scale.x, height: size.height * scale.y },
    clip: { x: plan.x, y: plan.y, ...plan.drawn },
  };
}

function positive(value: number | undefined): number | undefined {
  return value !== undefined && value > 0 ? value : undefined;
}
