import type { CropArea, ImageSize } from '../optimize-image/optimize-image.types';

export type QuarterTurns = NonNullable<CropArea['turns']>;

export interface CropState {
  readonly turns: QuarterTurns;
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface CropSource {
  readonly size: ImageSize;
  readonly aspect?: number | undefined;
}

export type CropChange = (source: CropSource, state: CropState) => CropState;

/** A part with fewer pixels a side is too small to see what is in it. */
const LEAST_SIDE = 48;
const MAX_ZOOM = 8;

export function startCrop({ size }: CropSource): CropState {
  return { turns: 0, zoom: 1, x: size.width / 2, y: size.height / 2 };
}

export function turnedSize({ width, height }: ImageSize, turns: QuarterTurns): ImageSize {
  return turns % 2 ? { width: height, height: width } : { width, height };
}

export function frameAspect({ size, aspect }: CropSource, turns: QuarterTurns): number {
  const { width, height } = turnedSize(size, turns);
  return aspect && aspect > 0 ? aspect : width / height;
}

/** How far a picture can be enlarged; a small one can less, so that a part keeps some pixels. */
export function maxZoom(source: CropSource, turns: QuarterTurns): number {
  const { width, height } = partSize(source, { turns, zoom: 1 });
  return Math.min(MAX_ZOOM, Math.max(1, Math.min(width, height) / LEAST_SIDE));
}

export function partSize(
  source: CropSource,
  { turns, zoom }: Pick<CropState, 'turns' | 'zoom'>,
): ImageSize {
  const { width, height } = turnedSize(source.size, turns);
  const aspect = frameAspect(source, turns);
  const whole = Math.min(width, height * aspect);
  return { width: whole / zoom, height: whole / aspect / zoom };
}

export function panCrop(source: CropSource, state: CropState, x: number, y: number): CropState {
  return withinPicture(source, { ...state, x: state.x + x, y: state.y + y });
}

export type CropDirection = 'left' | 'up' | 'right' | 'down';

const DIRECTIONS: Readonly<Record<CropDirection, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
};

export function moveCrop(
  source: CropSource,
  state: CropState,
  direction: CropDirection,
  step: number,
): CropState {
  const { width, height } = partSize(source, state);
  const [x, y] = DIRECTIONS[direction];
  return panCrop(source, state, -x * step * width, -y * step * height);
}

export function zoomCrop(
  source: CropSource,
  state: CropState,
  zoom: number,
  at: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): CropState {
  const limited = Math.min(Math.max(zoom, 1), maxZoom(source, state.turns));
  const before = partSize(source, state);
  const after = partSize(source, { turns: state.turns, zoom: limited });
  return withinPicture(source, {
    turns: state.turns,
    zoom: limited,
    x: state.x + at.x * (before.width - after.width),
    y: state.y + at.y * (before.height - after.height),
  });
}

export function turnCrop(source: CropSource, state: CropState, clockwise: boolean): CropState {
  const { width, height } = turnedSize(source.size, state.turns);
  const turns = TURNS[(state.turns + (clockwise ? 1 : 3)) % 4] ?? 0;
  const middle = clockwise
    ? { x: height - state.y, y: state.x }
    : { x: state.y, y: width - state.x };
  const zoom = Math.min(state.zoom, maxZoom(source, turns));
  return withinPicture(source, { turns, zoom, ...middle });
}

export function cropOf(source: CropSource, state: CropState): CropArea {
  const whole = turnedSize(source.size, state.turns);
  const part = partSize(source, state);
  const width = Math.min(whole.width, Math.max(1, Math.round(part.width)));
  const height = Math.min(whole.height, Math.max(1, Math.round(part.height)));
  return {
    turns: state.turns,
    width,
    height,
    x: clamp(Math.round(state.x - width / 2), 0, whole.width - width),
    y: clamp(Math.round(state.y - height / 2), 0, whole.height - height),
  };
}

const TURNS: readonly QuarterTurns[] = [0, 1, 2, 3];

function withinPicture(source: CropSource, state: CropState): CropState {
  const whole = turnedSize(source.size, state.turns);
  const part = partSize(source, state);
  return {
    ...state,
    x: clamp(state.x, part.width / 2, whole.width - part.width / 2),
    y: clamp(state.y, part.height / 2, whole.height - part.height / 2),
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}
