/** Indices in the order in which options show; `null` when it is the list's own, of any length (SEL-10, SEL-14). */
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

export function addTo<Key, Member>(groups: Map<Key, Member[]>, key: Key, member: Member): void {
  const members = groups.get(key);
  if (members) members.push(member);
  else groups.set(key, [member]);
}
