import type { CropArea, ImageSize } from '../optimize-image/optimize-image.types';

/** Quarter turns clockwise. */
export type QuarterTurns = NonNullable<CropArea['turns']>;

/** Which part of a picture is kept, while a person chooses it. */
export interface CropState {
  readonly turns: QuarterTurns;
  /** 1 shows as much as fits into the frame. */
  readonly zoom: number;
  /** Middle of the part, in pixels of the picture as it is turned. */
  readonly x: number;
  readonly y: number;
}

/** What a part is cut from, and the proportion of its sides (width by height). */
export interface CropSource {
  /** The upright picture before it is turned. */
  readonly size: ImageSize;
  /** Left out, the part has the proportion of the picture. */
  readonly aspect?: number | undefined;
}

/** A part with fewer pixels a side is too small to see what is in it. */
const LEAST_SIDE = 48;
const MAX_ZOOM = 8;

/** As much of the picture as fits, from its middle. */
export function startCrop({ size }: CropSource): CropState {
  return { turns: 0, zoom: 1, x: size.width / 2, y: size.height / 2 };
}

/** Dimensions of a picture after quarter turns. */
export function turnedSize({ width, height }: ImageSize, turns: QuarterTurns): ImageSize {
  return turns % 2 ? { width: height, height: width } : { width, height };
}

/** Proportion of the frame. */
export function frameAspect({ size, aspect }: CropSource, turns: QuarterTurns): number {
  const { width, height } = turnedSize(size, turns);
  return aspect && aspect > 0 ? aspect : width / height;
}

/** How far a picture can be enlarged: a small one less, so that a part keeps some pixels. */
export function maxZoom(source: CropSource, turns: QuarterTurns): number {
  const { width, height } = partSize(source, { turns, zoom: 1 });
  return Math.min(MAX_ZOOM, Math.max(1, Math.min(width, height) / LEAST_SIDE));
}

/** Size of the part that is kept, in pixels of the picture. */
export function partSize(
  source: CropSource,
  { turns, zoom }: Pick<CropState, 'turns' | 'zoom'>,
): ImageSize {
  const { width, height } = turnedSize(source.size, turns);
  const aspect = frameAspect(source, turns);
  const whole = Math.min(width, height * aspect);
  return { width: whole / zoom, height: whole / aspect / zoom };
}

/** Moves the part; the picture always fills the frame. */
export function panCrop(source: CropSource, state: CropState, x: number, y: number): CropState {
  return withinPicture(source, { ...state, x: state.x + x, y: state.y + y });
}

/** Where a picture can be moved to. */
export type CropDirection = 'left' | 'up' | 'right' | 'down';

const DIRECTIONS: Readonly<Record<CropDirection, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
};

/**
 * Moves the picture below the frame, as a pointer does that drags it.
 *
 * @param step How far, in parts of the frame's side.
 */
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

/**
 * Enlarges the picture.
 *
 * @param at The point that stays where it is, from the middle of the frame: -0.5 to 0.5 of its sides.
 */
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

/** Turns the picture by a quarter; what was in the middle stays there. */
export function turnCrop(source: CropSource, state: CropState, clockwise: boolean): CropState {
  const { width, height } = turnedSize(source.size, state.turns);
  const turns = TURNS[(state.turns + (clockwise ? 1 : 3)) % 4] ?? 0;
  const middle = clockwise
    ? { x: height - state.y, y: state.x }
    : { x: state.y, y: width - state.x };
  const zoom = Math.min(state.zoom, maxZoom(source, turns));
  return withinPicture(source, { turns, zoom, ...middle });
}

/** The part in whole pixels, as `optimizeImage` takes it. */
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
