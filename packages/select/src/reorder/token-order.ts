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

/** Edges of a token, in pixels. */
export interface TokenBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * How many tokens stand before a point: those of the lines above it, and those of its line whose
 * middle it has passed in the direction of the text.
 *
 * @param boxes The tokens, in their order.
 * @param rtl The text runs from right to left.
 */
export function tokensBefore(
  boxes: readonly TokenBox[],
  { x, y }: { readonly x: number; readonly y: number },
  rtl: boolean,
): number {
  const isBefore = ({ left, right, top, bottom }: TokenBox) => {
    if (bottom < y) return true;
    if (top > y) return false;
    const middle = (left + right) / 2;
    return rtl ? x < middle : x > middle;
  };
  // Tokens of one line may differ in height: the count ends where the first one stands behind.
  const behind = boxes.findIndex((box) => !isBefore(box));
  return behind < 0 ? boxes.length : behind;
}
