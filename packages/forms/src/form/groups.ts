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

/**
 * In the order of the document, which `selector` finds them in; what React has put elsewhere, or drawn on a server,
 * comes last.
 */
export function inOrder<Item>(
  items: readonly (readonly [Element | null, Item])[],
  scope: ParentNode | undefined,
  selector = '.gd-field, .gd-fieldset',
): Item[] {
  const places = new Map<Element | null, number>();
  for (const element of scope?.querySelectorAll(selector) ?? []) places.set(element, places.size);
  const place = (element: Element | null) => places.get(element) ?? places.size;
  return items.toSorted(([one], [other]) => place(one) - place(other)).map(([, item]) => item);
}
