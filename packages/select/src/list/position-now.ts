import type { ListState } from './list-reducer';
import type { OptionView } from './option-view';

/** The position of the active option, which moves when a search goes on and finds better ones. */
export function positionNow<Option>(
  { active, index }: ListState,
  view: OptionView<Option>,
): number {
  if (index < 0 || view.indexAt(active) === index) return active;
  const moved = view.positionOf(index);
  return moved < 0 ? active : moved;
}
