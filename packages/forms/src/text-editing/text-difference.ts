import type { TextState } from './text-rules';

export interface TextDifference extends TextState {
  readonly data: string;
}

/** What an edit replaced: it begins at `most` at the latest, and what came ends at the caret of the new text. */
export function differenceOf(
  old: string,
  text: string,
  most = old.length,
  caret?: number,
): TextDifference {
  const least = Math.min(old.length, text.length);
  const rest = text.slice(caret);
  const isKnown = caret !== undefined && old.endsWith(rest);
  let from = 0;
  let tail = isKnown ? rest.length : 0;
  const last = isKnown ? Math.min(most, least - tail) : least;
  while (from < last && old[from] === text[from]) from++;
  if (!isKnown) while (tail < least - from && old.at(-1 - tail) === text.at(-1 - tail)) tail++;
  return { text: old, from, to: old.length - tail, data: text.slice(from, text.length - tail) };
}
