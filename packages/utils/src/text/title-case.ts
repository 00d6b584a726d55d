import { plainText } from './plain-text';

const WORD_START = /(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu;

/** Cada palabra con mayúscula inicial y el resto en minúsculas: `CALLE 100` pasa a `Calle 100`. */
export function titleCase(text: string): string {
  return plainText(text)
    .toLowerCase()
    .replace(WORD_START, (letter) => {
      const capital = letter.toUpperCase();
      // `ß` and `ﬁ` have no capital of their own: two letters for one would be another word.
      return capital.length === letter.length ? capital : letter;
    });
}
