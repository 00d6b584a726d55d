/** An item without a name is in no group. */
export function groupBy<Item>(
  items: Iterable<Item>,
  namesOf: (item: Item) => Iterable<string | null | undefined>,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const name of namesOf(item)) {
      if (!name) continue;
      const group = groups.get(name);
      if (group) group.push(item);
      else groups.set(name, [item]);
    }
  }
  return groups;
}

export function documentOrder(one: Node | null, other: Node | null): number {
  if (!one || !other) return 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
