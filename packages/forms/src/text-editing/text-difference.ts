import type { TextState } from './text-rules';

/** What an edit replaced, and by what. */
export interface TextDifference extends TextState {
  readonly data: string;
}

/** What was replaced by what, between two texts. */
export function differenceOf(old: string, text: string): TextDifference {
  const least = Math.min(old.length, text.length);
  let from = 0;
  while (from < least && old[from] === text[from]) from++;
  let tail = 0;
  while (tail < least - from && old.at(-1 - tail) === text.at(-1 - tail)) tail++;
  return { text: old, from, to: old.length - tail, data: text.slice(from, text.length - tail) };
}
