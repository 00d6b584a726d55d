/**
 * The order in which options are shown, as indices into the list: `null` when it is the list's own, so that nothing
 * of its length is made for the usual list (SEL-14). Missing items are left out, and groups are put together in the
 * order of their first option (SEL-10).
 */
export function displayOrder<Option>(
  options: readonly (Option | null | undefined)[],
  groupOf: ((option: Option) => string) | null,
): readonly number[] | null {
  if (groupOf === null && !options.includes(undefined) && !options.includes(null)) return null;
  const groups = new Map<string, number[]>();
  for (let index = 0; index < options.length; index++) {
    const option = options[index];
    if (option !== null && option !== undefined) addTo(groups, groupOf?.(option) ?? '', index);
  }
  return [...groups.values()].flat();
}

/** Adds a member to its group. */
export function addTo<Key, Member>(groups: Map<Key, Member[]>, key: Key, member: Member): void {
  const members = groups.get(key);
  if (members) members.push(member);
  else groups.set(key, [member]);
}
