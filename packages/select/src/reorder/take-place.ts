/**
 * A list in which one item takes the place of another; those between give way.
 *
 * @param isMoved Whether an item is the one that moves.
 * @param isTarget Whether an item is the one whose place it takes.
 * @returns The same list when one of them is not in it, or both are one.
 */
export function takePlace<Item>(
  items: readonly Item[],
  isMoved: (item: Item) => boolean,
  isTarget: (item: Item) => boolean,
): readonly Item[] {
  const from = items.findIndex(isMoved);
  const to = items.findIndex(isTarget);
  if (from < 0 || to < 0 || from === to) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}
