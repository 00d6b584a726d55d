export interface OptionView<Option> {
  readonly count: number;
  readonly indexAt: (position: number) => number;
  readonly optionAt: (position: number) => Option | undefined;
  readonly positionOf: (index: number) => number;
  readonly headerAt?: (position: number) => GroupRow<Option> | undefined;
}

export interface GroupRow<Option> {
  readonly name: string;
  readonly order: number;
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
