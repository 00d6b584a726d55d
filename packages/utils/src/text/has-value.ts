/** Whether something was filled in (TXT-1): `NaN`, blank text and an empty list are no value; `0` and `false` are. */
export function hasValue(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return !Number.isNaN(value);
  return !(Array.isArray(value) && value.length === 0);
}
