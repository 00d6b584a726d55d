export function joinIds(
  ...ids: readonly (string | false | null | undefined)[]
): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
