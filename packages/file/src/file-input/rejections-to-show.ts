import type { FileRejection } from './file-field.types';

/** A folder of the wrong kind may hold thousands of files: to list them all would keep the page busy. */
const MOST = 50;

/** Of a great number of rejections only some show, with each kind of reason among them (FIL-3). */
export function rejectionsToShow(rejections: readonly FileRejection[]): readonly FileRejection[] {
  if (rejections.length <= MOST) return rejections;
  // Of two entries with one key a Map keeps the later.
  const firsts = new Map(rejections.toReversed().map((rejection) => [rejection.reason, rejection]));
  const kinds = new Set(firsts.values());
  let places = MOST - kinds.size;
  return rejections.filter((rejection) => kinds.has(rejection) || places-- > 0);
}
