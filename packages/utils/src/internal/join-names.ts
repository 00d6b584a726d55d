/** @deprecated Use `clsx` for class names and `joinIds` for lists of ids. */
export function joinNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
