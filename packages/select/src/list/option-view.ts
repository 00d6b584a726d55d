import type { GroupRow } from './group-row';
import type { OptionSearch } from './option-search';

/** The options as they are shown: which ones, and in which order. */
export interface OptionView<Option> {
  /** How many are shown, as far as is known. */
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
  /** Ends the search at once: all of it is asked for. */
  readonly finish: () => void;
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

/** Makes a view; nothing of the list's length is made for it (SEL-14). */
export function createView<Option>({
  items,
  order,
  search,
  hasExact,
  onAdvance,
}: ViewParts<Option>): OptionView<Option> {
  const indexAt = (position: number): number =>
    (search ? search.ranked[position] : order ? order[position] : position) ?? -1;
  return {
    get count() {
      return search ? search.found.length : (order?.length ?? items.length);
    },
    get done() {
      return search?.done ?? true;
    },
    get hasExact() {
      return hasExact();
    },
    indexAt,
    optionAt: (position) => items[indexAt(position)] ?? undefined,
    positionOf: (index) =>
      index < 0 ? -1 : search ? search.ranked.indexOf(index) : order ? order.indexOf(index) : index,
    finish() {
      if (!search || search.done) return;
      search.advance(() => false);
      onAdvance();
    },
  };
}
