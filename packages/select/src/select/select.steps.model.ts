import fc from 'fast-check';

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

/** What a server has, by the key that the list depends on; the second one repeats an option. */
export const SOURCES: readonly (readonly Item[])[] = [
  ALL,
  [{ id: 50, name: 'Zelda' }, ...ALL.slice(2), { id: 51, name: 'Alan' }, ...ALL.slice(3, 5)],
];
/** Options in a page of the server. */
export const PAGE_SIZE = 3;

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
  | { type: 'limit'; limit: number | undefined }
  /** The typing rests: a remote list is asked. */
  | { type: 'rest' }
  /** The server answers one of the requests that it has not answered yet. */
  | { type: 'answer'; at: number; how: Answer }
  | { type: 'retry' }
  | { type: 'reload'; source: number };

/** How a server answers: as asked, with an error, or with the first page whatever was asked for. */
export type Answer = 'well' | 'badly' | 'again';

/** A text as a search compares it. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** All that a server has for a search. */
export function served(source: number, term: string): readonly Item[] {
  return (SOURCES[source] ?? []).filter(({ name }) => plain(name).includes(plain(term)));
}

/** What a person does, at random. */
export const personSteps: fc.Arbitrary<Step>[] = [
  fc.constant<Step>({ type: 'key', key: 'a', ctrl: true }),
  fc.record({
    type: fc.constant('type' as const),
    text: fc.constantFrom('', 'a', 'l', 'le', 'ñ', 'zz'),
  }),
  fc.constant<Step>({ type: 'trigger' }),
  fc.record({ type: fc.constant('option' as const), at: fc.nat(6) }),
  fc.constant<Step>({ type: 'selectAll' }),
  fc.record({ type: fc.constant('remove' as const), at: fc.nat(3) }),
  fc.constant<Step>({ type: 'clear' }),
];

/** The keys of a list, at random; those that move and choose more often. */
export const keyStep: fc.Arbitrary<Step> = fc.record({
  type: fc.constant('key' as const),
  key: fc.constantFrom(
    ...['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp', 'Enter', 'Escape'],
    ...['Backspace', 'Delete', 'Enter', 'ArrowDown'],
  ),
});

/** A limit, or none, at random. */
export const limitStep: fc.Arbitrary<Step> = fc.record({
  type: fc.constant('limit' as const),
  limit: fc.constantFrom<(number | undefined)[]>(undefined, undefined, 0, 1, 2),
});

/** Runs a property with as many sequences besides the examples, which are counted as runs. */
export function sequences<Values extends [unknown, ...unknown[]]>(
  numRuns: number,
  property: fc.IAsyncProperty<Values>,
  examples: Values[],
  part = 0,
): Promise<void> {
  return fc.assert(property, {
    numRuns: numRuns + examples.length,
    // Parts of one test have seeds that follow each other: none repeats another.
    seed: (fc.readConfigureGlobal().seed ?? 0) + part,
    examples,
  });
}
