const DIGIT = /\p{Nd}/u;

/** No date is longer; the expressions of the readers would take the square of a pasted text's length. */
export const LONGEST_DATE = 500;

/** The digits of any script become 0 to 9, and the invisible marks that `Intl` and web pages write are left out. */
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
