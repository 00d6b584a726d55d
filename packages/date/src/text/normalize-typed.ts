const DIGIT = /\p{Nd}/u;

/**
 * How long a text may be that is read as one date: longer than any, with its weekday, its time and the words of a
 * format. Of what was pasted by mistake the expressions of the readers would take the square of the length.
 */
export const LONGEST_DATE = 500;

/**
 * A typed or pasted text as the readers expect it: the digits of any script as 0 to 9, and without the invisible
 * marks that `Intl` and web pages put between them.
 */
export function normalizeTyped(text: string): string {
  return text.replace(/\p{Cf}/gu, '').replace(/\p{Nd}/gu, latinDigit);
}

function latinDigit(digit: string): string {
  let before = (digit.codePointAt(0) ?? 0) - 1;
  let value = 0;
  while (DIGIT.test(String.fromCodePoint(before))) {
    before -= 1;
    value += 1;
  }
  return String(value % 10);
}
