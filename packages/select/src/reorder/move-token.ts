import type { ReorderLabels } from '../labels/select-labels.types';
import type { MovedTokens } from './reorder.types';

export function moveToken(
  { value, announce }: MovedTokens,
  labels: ReorderLabels,
  from: number,
  to: number,
): void {
  const keyOf = (item: unknown) => value.itemOf(item)?.key;
  const itemsOf = (values: readonly unknown[]) =>
    values.flatMap((item) => value.itemOf(item) ?? []);
  const items = itemsOf(value.selection.values);
  const moved = items[from];
  const target = items[to];
  if (!moved || !target) return;
  const change = value.dispatch({
    type: 'reorder',
    order: (values) =>
      takePlace(
        values,
        (item) => keyOf(item) === moved.key,
        (item) => keyOf(item) === target.key,
      ),
  });
  if (change !== null) {
    announce(({ values }) => {
      const kept = itemsOf(values);
      const place = kept.findIndex(({ key }) => key === moved.key);
      return place < 0 ? '' : labels.moved(moved.label, place + 1, kept.length);
    });
  }
}

/** A list in which one item takes the place of another; the same list when nothing moves. */
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
