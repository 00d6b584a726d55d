const OVERSCAN = 2;
/** So many rows go by before others are drawn, so that not each press of an arrow key draws some. */
const STEP = 6;
/** Firefox gives an element of more than 17 895 697 pixels no height at all; other browsers end at 33 554 428. */
export const TALLEST = 15_000_000;

export interface RowScale {
  readonly count: number;
  readonly size: number;
  readonly view: number;
}

export interface RowWindow {
  readonly from: number;
  readonly to: number;
  readonly start: number;
}

/** How many rows go by for each one that the scroll bar would pass: 1, save where all are too high. */
export function scrollRate({ count, size, view }: RowScale): number {
  return count * size > TALLEST ? (count * size - view) / (TALLEST - view) : 1;
}

/** Where a row stands that is out of sight: scrolled to there, it is seen. */
export function farStart(scale: RowScale, position: number): number {
  return (position * scale.size) / scrollRate(scale);
}

export function rowWindow(scale: RowScale, scrollTop: number): RowWindow {
  const { count, size, view } = scale;
  const top = windowTop(scale, scrollTop);
  const rate = scrollRate(scale);
  const depth = top * rate;
  const from = Math.min(Math.max(0, Math.floor(depth / size) - OVERSCAN), Math.max(0, count - 1));
  const to = Math.min(count, Math.ceil((depth + view) / size) + OVERSCAN + (top > 0 ? STEP : 0));
  return { from, to, start: from * size - Math.min(top, TALLEST - view) * (rate - 1) };
}

/** The scroll position that a window is drawn for. Rows that pass faster than the scroll bar move with each pixel. */
export function windowTop(scale: RowScale, scrollTop: number): number {
  const step = STEP * scale.size;
  if (scrollRate(scale) !== 1) return scrollTop;
  const isAtTop = scrollTop <= OVERSCAN * scale.size;
  return Math.max(isAtTop ? 0 : 1, Math.floor(scrollTop / step) * step);
}

// Browsers cut the fraction of a pixel off, which a rate makes larger: it is rounded away from the edge.
export function scrollToRow(scale: RowScale, scrollTop: number, position: number): number {
  const rate = scrollRate(scale);
  const above = position * scale.size;
  const below = above + scale.size - scale.view;
  if (above < scrollTop * rate) return Math.floor(above / rate);
  return Math.max(scrollTop, Math.ceil(below / rate));
}

export function scrollToMiddle(scale: RowScale, position: number): number {
  const depth = position * scale.size - (scale.view - scale.size) / 2;
  return Math.max(0, depth) / scrollRate(scale);
}

export function rescaled(scrollTop: number, before: RowScale, now: RowScale): number {
  const depth = (scrollTop * scrollRate(before)) / before.size;
  return (depth * now.size) / scrollRate(now);
}
