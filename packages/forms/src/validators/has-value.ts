/** Whether there is something to validate: not `null`, not `undefined`, no empty text or list. */
export function hasValue(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return !Number.isNaN(value);
  return !(Array.isArray(value) && value.length === 0);
}
