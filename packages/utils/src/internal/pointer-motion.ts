/** What is read of a pointer event. */
export interface PointerPlace {
  readonly clientX: number;
  readonly clientY: number;
  readonly movementX?: number | undefined;
  readonly movementY?: number | undefined;
}

/**
 * Whether a `pointermove` comes from a pointer that moved. WebKit sends one about 100 ms after a scroll or a change of
 * the layout, under a pointer that rests: such an event must not take the active option away from the keyboard.
 */
export function hasPointerMoved(last: PointerPlace | null, now: PointerPlace): boolean {
  if (last !== null) return last.clientX !== now.clientX || last.clientY !== now.clientY;
  // Nothing to compare with: browsers report how far it came; test environments don't know.
  return now.movementX !== 0 || now.movementY !== 0;
}
