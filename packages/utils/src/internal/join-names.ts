/** Names with a space between them, for `className` and lists of ids; what is empty is left out. */
export function joinNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
