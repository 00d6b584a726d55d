import type { Edges } from '../popup/place-popup';

export type ItemFlow = 'column' | 'ltr' | 'rtl';

/** How many items stand before a point, by their middles: of a column, or of lines in the direction of the text. */
export function itemsBefore(
  boxes: readonly Edges[],
  { x, y }: { readonly x: number; readonly y: number },
  flow: ItemFlow,
): number {
  const isBefore = ({ left, right, top, bottom }: Edges) => {
    if (flow === 'column') return (top + bottom) / 2 < y;
    if (bottom < y) return true;
    if (top > y) return false;
    const middle = (left + right) / 2;
    return flow === 'rtl' ? x < middle : x > middle;
  };
  // Items of one line may differ in height: the count ends where the first one stands behind.
  const behind = boxes.findIndex((box) => !isBefore(box));
  return behind < 0 ? boxes.length : behind;
}
