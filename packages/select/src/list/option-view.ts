import type { GroupRow } from './group-row';
import type { OptionSearch } from './option-search';

/**
 * The options as they are shown: which ones, and in which order. A view never changes, so that a press
 * means the row that is on the screen: what a search finds later is another view.
 */
export interface OptionView<Option> {
  /** How many are shown. */
  readonly count: number;
  /** False while the search still goes on behind the first rows. */
  readonly done: boolean;
  /** An option says exactly what is searched; known once the search is done (SEL-12). */
  readonly hasExact: boolean;
  /** Index in the list, by position; -1 where nothing is shown. */
  readonly indexAt: (position: number) => number;
  readonly optionAt: (position: number) => Option | undefined;
  /** Position of an index; -1 when it is not shown. */
  readonly positionOf: (index: number) => number;
  /** The header that is the row at a position, where headers are rows; the option is missing there. */
  readonly headerAt?: (position: number) => GroupRow<Option> | undefined;
  /** Ends the search at once, and gives the view of all that it found. */
  readonly finish: () => OptionView<Option>;
}

/** What a view is made of. */
export interface ViewParts<Option> {
  readonly items: readonly (Option | null | undefined)[];
  /** Indices in display order; `null` for the list's own order. */
  readonly order: readonly number[] | null;
  /** `null` while nothing is searched. */
  readonly search: OptionSearch | null;
  readonly hasExact: () => boolean;
  /** The search went on by request. */
  readonly onAdvance: () => void;
}

/** Makes a view of what is found by now; nothing of the list's length is made for it (SEL-14). */
export function createView<Option>(parts: ViewParts<Option>): OptionView<Option> {
  const { items, order, search, hasExact, onAdvance } = parts;
  const indices = search ? search.ranked() : order;
  const done = search?.done ?? true;
  const indexAt = (position: number): number => (indices ? indices[position] : position) ?? -1;
  const view: OptionView<Option> = {
    count: (indices ?? items).length,
    done,
    hasExact: hasExact(),
    indexAt,
    optionAt: (position) => items[indexAt(position)] ?? undefined,
    positionOf: (index) => (index < 0 ? -1 : indices ? indices.indexOf(index) : index),
    finish() {
      if (!search || done) return view;
      search.advance(() => false);
      onAdvance();
      return createView(parts);
    },
  };
  return view;
}
