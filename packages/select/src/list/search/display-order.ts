/**
 * The order in which options are shown, as indices into the list: `null` when it is the list's own, so that nothing
 * of its length is made for the usual list (SEL-14). Missing items are left out, and groups are put together in the
 * order of their first option (SEL-10).
 */
export function displayOrder<Option>(
  options: readonly (Option | null | undefined)[],
  groupOf: ((option: Option) => string) | null,
): readonly number[] | null {
  if (groupOf === null) return hasHoles(options) ? presentIndices(options) : null;
  const groups = new Map<string, number[]>();
  options.forEach((option, index) => {
    if (option === null || option === undefined) return;
    const group = groupOf(option);
    const members = groups.get(group);
    if (members) members.push(index);
    else groups.set(group, [index]);
  });
  return [...groups.values()].flat();
}

function hasHoles(options: readonly unknown[]): boolean {
  return options.includes(undefined) || options.includes(null);
}

function presentIndices(options: readonly unknown[]): number[] {
  const indices: number[] = [];
  for (let index = 0; index < options.length; index++) {
    if (options[index] !== null && options[index] !== undefined) indices.push(index);
  }
  return indices;
}
