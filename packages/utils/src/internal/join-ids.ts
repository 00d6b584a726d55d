/**
 * Ids with a space between them, for `aria-describedby` and `aria-labelledby`; what is empty is left out. `undefined`
 * when nothing is left, so that React writes no attribute.
 */
export function joinIds(
  ...ids: readonly (string | false | null | undefined)[]
): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
