import type { CSSProperties } from 'react';

/** What makes an element a row of the list, in its place or apart from the others. */
export function rowProps(
  far: number | undefined,
  position: number,
): { 'data-row': number; 'data-far'?: string; style?: CSSProperties } {
  if (far === undefined) return { 'data-row': position };
  return { 'data-row': position, 'data-far': '', style: moved(far) };
}

/** Moves rows down from the top of the list. */
export function moved(pixels: number): CSSProperties {
  return { transform: `translateY(${pixels}px)` };
}
