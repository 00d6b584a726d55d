import { plainText } from '@guadua/utils/internal';

/** Characters that are one unit and join none: nearly all that is written in Spanish. */
const PLAIN = /^[\n\t\x20-\x7e\xa0-\xff]*$/;
/** So many units are looked at one grapheme after the other; of the rest each code point counts as one. */
const MOST_SEGMENTED = 20_000;

/**
 * Cuántos caracteres tiene un texto, como los ve una persona: una bandera es uno.
 */
export function countCharacters(text: string): number {
  const plain = plainText(text);
  if (PLAIN.test(plain)) return plain.length;
  if (typeof Intl.Segmenter !== 'function') return codePoints(plain);
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const _ of graphemes.segment(plain.slice(0, MOST_SEGMENTED))) count++;
  return count + codePoints(plain.slice(MOST_SEGMENTED));
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
