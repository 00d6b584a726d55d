/** Ids for `aria-describedby` and the like, without the empty ones; `undefined` where none is left. */
export function joinIds(
  ...ids: readonly (string | false | null | undefined)[]
): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
