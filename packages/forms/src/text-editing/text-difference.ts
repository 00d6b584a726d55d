import type { TextState } from './text-rules';

export interface TextDifference extends TextState {
  readonly data: string;
}

/** What an edit replaced: it begins at `most` at the latest, and what came ends at the caret of the new text. */
export function differenceOf(
  old: string,
  text: string,
  most = old.length,
  caret = 0,
): TextDifference {
  const least = Math.min(old.length, text.length);
  const behind = Math.min(least, text.length - caret);
  let tail = 0;
  while (tail < behind && old.at(-1 - tail) === text.at(-1 - tail)) tail++;
  const last = Math.min(most, least - tail);
  let from = 0;
  while (from < last && old[from] === text[from]) from++;
  return { text: old, from, to: old.length - tail, data: text.slice(from, text.length - tail) };
}
