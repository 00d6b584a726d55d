const NON_ASCII = /[^\0-\x7f]/;
const NON_ASCII_ALL = /[^\0-\x7f]/gu;
const MARKS = /\p{Mn}/gu;
/** Letters that were folded before: a list in Spanish has some twenty of them. */
const folded = new Map<string, string>();
const FOLDED_LIMIT = 2000;

/**
 * The text as the search compares it: lower case, without accents (SEL-2).
 *
 * The same rule as `highlightRanges` of `@guadua/utils` (by way of upper case, so that `ß` equals
 * `SS`), but a hundred thousand labels must be folded while somebody types: plain ASCII is left
 * alone and the other letters are looked up.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return NON_ASCII.test(lower) ? lower.replace(NON_ASCII_ALL, foldLetter) : lower;
}

function foldLetter(letter: string): string {
  const known = folded.get(letter);
  if (known !== undefined) return known;
  const plain = letter.toUpperCase().toLowerCase().normalize('NFD').replace(MARKS, '');
  if (folded.size < FOLDED_LIMIT) folded.set(letter, plain);
  return plain;
}
