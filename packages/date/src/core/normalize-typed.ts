const DIGIT = /\p{Nd}/u;

/**
 * A typed or pasted text as the readers expect it: the digits of any script as 0 to 9, and without the
 * invisible marks that `Intl` and web pages put between them.
 */
export function normalizeTyped(text: string): string {
  return text.replace(/\p{Cf}/gu, '').replace(/\p{Nd}/gu, latinDigit);
}

/** Each script has its ten digits in a row, zero first. */
function latinDigit(digit: string): string {
  let before = (digit.codePointAt(0) ?? 0) - 1;
  let value = 0;
  while (DIGIT.test(String.fromCodePoint(before))) {
    before -= 1;
    value += 1;
  }
  return String(value % 10);
}
