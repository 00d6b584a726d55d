/** The options as they are shown: which ones, and in which order. */
export interface OptionView<Option> {
  /** How many are shown. */
  readonly count: number;
  /** Index in the list, by position; -1 where nothing is shown. */
  readonly indexAt: (position: number) => number;
  readonly optionAt: (position: number) => Option | undefined;
  /** Position of an index; -1 when it is not shown. */
  readonly positionOf: (index: number) => number;
  /** The header that is the row at a position, where headers are rows; the option is missing there. */
  readonly headerAt?: (position: number) => GroupRow<Option> | undefined;
}

/** The header of a group, as a row of the list. */
export interface GroupRow<Option> {
  readonly name: string;
  /** Its place among the groups, from 0. */
  readonly order: number;
  /** All of the group that was found, shown or not. */
  readonly options: readonly Option[];
  readonly open: boolean;
}

/** Makes a view of a list; nothing of its length is made for it (SEL-14). */
export function createView<Option>(
  items: readonly (Option | null | undefined)[],
  indices: readonly number[] | null,
): OptionView<Option> {
  const indexAt = (position: number): number => (indices ? indices[position] : position) ?? -1;
  return {
    count: (indices ?? items).length,
    indexAt,
    optionAt: (position) => items[indexAt(position)] ?? undefined,
    positionOf: (index) => (index < 0 ? -1 : indices ? indices.indexOf(index) : index),
  };
}
