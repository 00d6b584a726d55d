import { removeDiacritics } from '@guadua/utils';

/** A word the way it is compared: without case and accents, so that `Contraseña` is `contrasena`. */
export function fold(word: string): string {
  return removeDiacritics(word).toLowerCase();
}

/** Letters, digits and the arrows of a keyboard; whatever is between them parts two words. */
const WORD = /[\p{L}\p{M}\p{N}]+|[←↑→↓]/gu;
/** Where a name like `maxBadges` or `verifyNIT` has a word of its own. */
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/**
 * The words of a text. A name in camel case counts as a whole and by its parts, so that `badges`
 * finds `maxBadges`.
 */
export function words(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((word) => {
    const parts = word.split(HUMP);
    return parts.length > 1 ? [word, ...parts] : [word];
  });
}

/** Words that say nothing about what is looked for. */
const FILLERS = new Set(
  'a al como con cual de del el en es la las lo los o para por que se si un una unos unas y'.split(
    ' ',
  ),
);

/** The words of a question, folded; fillers only where there is nothing else. */
export function queryWords(query: string): string[] {
  const folded = [...new Set((query.match(WORD) ?? []).map(fold))];
  const informative = folded.filter((word) => !FILLERS.has(word));
  return informative.length > 0 ? informative : folded;
}

/** A part of a text, and whether it is to be marked. */
export interface MarkedPart {
  readonly text: string;
  readonly marked: boolean;
}

/**
 * A text in parts, those marked that answer a question: the beginning of a word that begins with
 * what was typed, and a whole word that was found in another way (by a synonym, or in spite of a
 * slip).
 */
export function markWords(
  text: string,
  typed: readonly string[],
  found: readonly string[],
): MarkedPart[] {
  const parts: MarkedPart[] = [];
  const push = (piece: string, marked: boolean) => {
    if (piece) parts.push({ text: piece, marked });
  };
  let end = 0;
  for (const { 0: whole, index } of text.matchAll(WORD)) {
    push(text.slice(end, index), false);
    end = index + whole.length;
    // A hump of a name may be what was looked for: its parts are marked one by one.
    for (const word of found.includes(fold(whole)) ? [whole] : whole.split(HUMP)) {
      const folded = fold(word);
      const longest = typed
        .filter((wanted) => folded.startsWith(wanted))
        .reduce((length, wanted) => Math.max(length, wanted.length), 0);
      const length = longest || (found.includes(folded) ? word.length : 0);
      push(word.slice(0, length), true);
      push(word.slice(length), false);
    }
  }
  push(text.slice(end), false);
  return parts;
}
