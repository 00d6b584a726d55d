export function plainText(value: unknown): string {
  return /str|num|big/.test(typeof value) ? String(value) : '';
}
