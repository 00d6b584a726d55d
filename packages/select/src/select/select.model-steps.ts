/** An option of the model. */
export interface Item {
  readonly id: number;
  readonly name: string;
  readonly disabled?: boolean;
}

const NAMES = ['Aloy', 'Leon', 'Ellie', 'Ñáñez', 'Kratos', 'Lara', 'Cloud'];
export const ALL: readonly Item[] = NAMES.map((name, index) => ({
  id: index + 1,
  name,
  ...(index === 1 && { disabled: true }),
}));

/** What the options may become: fewer, in another order, others, none. */
export const LISTS: readonly (readonly Item[])[] = [
  ALL,
  ALL.filter(({ id }) => id % 2 === 1),
  [...ALL].reverse(),
  [{ id: 50, name: 'Zelda' }, ...ALL],
  [],
];

/** One thing that a person, or the application, does. */
export type Step =
  | { type: 'key'; key: string; ctrl?: boolean }
  | { type: 'type'; text: string }
  | { type: 'trigger' }
  | { type: 'option'; at: number }
  | { type: 'selectAll' }
  | { type: 'remove'; at: number }
  | { type: 'clear' }
  | { type: 'options'; list: number }
  | { type: 'limit'; limit: number | undefined };
