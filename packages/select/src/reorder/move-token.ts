import type { ReorderLabels } from '../labels/select-labels.types';
import type { TokenOwner } from './reorder.types';
import { takePlace } from './take-place';

/**
 * A token takes the place of another one, and its new place is announced (SEL-19).
 *
 * @param from Its place among the tokens, from 0.
 * @param to The place of the other one.
 */
export function moveToken(
  { value, announce }: TokenOwner,
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
