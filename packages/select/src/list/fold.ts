const NON_ASCII = /[^\0-\x7f]/;
const NON_ASCII_ALL = /[^\0-\x7f]/gu;
const MARKS = /\p{Mn}/gu;

/**
 * The text as the search compares it: lower case, without accents (SEL-2). The same rule as
 * `highlightRanges` of `@guadua/utils`: letter by letter, by way of upper case, so that `ß` equals
 * `SS` and the two small sigmas are one.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return NON_ASCII.test(lower) ? lower.replace(NON_ASCII_ALL, foldLetter) : lower;
}

function foldLetter(letter: string): string {
  return letter.toUpperCase().toLowerCase().normalize('NFD').replace(MARKS, '');
}
