import type { FileRejection } from './file-input.types';

/** Of a folder of the wrong kind, more would only keep the page busy. */
const MOST = 50;

/**
 * The rejections that a list shows, in their order (FIL-3): all, or so many of a great number that each kind of
 * reason is among them. What is said of a whole folder comes last, and must not be cut off by its files.
 */
export function rejectionsToShow(rejections: readonly FileRejection[]): readonly FileRejection[] {
  if (rejections.length <= MOST) return rejections;
  const firsts = new Map<string, FileRejection>();
  for (const rejection of rejections) {
    if (!firsts.has(rejection.code)) firsts.set(rejection.code, rejection);
  }
  const shown = new Set(firsts.values());
  for (const rejection of rejections) {
    if (shown.size >= MOST) break;
    shown.add(rejection);
  }
  return rejections.filter((rejection) => shown.has(rejection));
}
