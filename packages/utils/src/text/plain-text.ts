/**
 * What a function takes for a text that a caller without types gives: a number as its digits, what has no text of its
 * own as an empty one (CMP-9).
 */
export function plainText(value: unknown): string {
  return /str|num|big/.test(typeof value) ? String(value) : '';
}
