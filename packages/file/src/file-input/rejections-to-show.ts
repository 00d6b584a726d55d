import type { FileRejection } from './file-field.types';

/** Of a folder of the wrong kind, more would only keep the page busy. */
const MOST = 50;

/**
 * The rejections that a list shows, in their order (FIL-3): all, or so many of a great number that each kind of
 * reason is among them.
 */
export function rejectionsToShow(rejections: readonly FileRejection[]): readonly FileRejection[] {
  if (rejections.length <= MOST) return rejections;
  // Of two entries with one key a Map keeps the later.
  const firsts = new Map(rejections.toReversed().map((rejection) => [rejection.reason, rejection]));
  const kinds = new Set(firsts.values());
  let places = MOST - kinds.size;
  return rejections.filter((rejection) => kinds.has(rejection) || places-- > 0);
}
