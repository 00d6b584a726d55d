/** A text for what callers without types give: a number as its digits, else an empty one (CMP-9). */
export function plainText(value: unknown): string {
  return /str|num|big/.test(typeof value) ? String(value) : '';
}
