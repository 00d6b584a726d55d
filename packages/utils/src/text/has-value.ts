/** Si hay algo: `NaN`, un texto en blanco y una lista vacía no son un valor; `0` y `false` sí. */
export function hasValue(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return !Number.isNaN(value);
  return !(Array.isArray(value) && value.length === 0);
}
