export interface PointerPlace {
  readonly clientX: number;
  readonly clientY: number;
  readonly movementX?: number | undefined;
  readonly movementY?: number | undefined;
}

/** Whether the pointer moved: WebKit sends a `pointermove` after a scroll, under a pointer that rests. */
export function hasPointerMoved(last: PointerPlace | null, now: PointerPlace): boolean {
  if (last !== null) return last.clientX !== now.clientX || last.clientY !== now.clientY;
  // Nothing to compare with: browsers report how far it came; test environments don't know.
  return now.movementX !== 0 || now.movementY !== 0;
}
