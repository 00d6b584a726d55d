/** A value as a warning shows it. */
export function describe(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(String).join(', ')}]` : `"${String(value)}"`;
}
