import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { it } from 'vitest';
import { Select } from './select';
import { SelectModel } from './select.model';
import { agree, found, perform, trigger } from './select.page.model';
import {
  type Item,
  keyStep,
  LISTS,
  limitStep,
  personSteps,
  type Step,
  sequences,
} from './select.steps.model';

/** What the test changes from outside. */
let setOutside: (change: { options?: readonly Item[]; limit?: number | undefined }) => void;
let kept: readonly number[];

function Stage({ multiple }: { multiple: boolean }) {
  const [value, setValue] = useState<number[]>([]);
  const [outside, set] = useState<{ options: readonly Item[]; limit: number | undefined }>({
    options: LISTS[0] ?? [],
    limit: undefined,
  });
  setOutside = (change) => set((before) => ({ ...before, ...change }));
  kept = value;
  const { options, limit } = outside;
  return multiple ? (
    <Select
      aria-label="Lista"
      options={options}
      multiple
      value={value}
      onChange={setValue}
      maxItems={limit}
    />
  ) : (
    <Select
      aria-label="Lista"
      options={options}
      value={value[0] ?? null}
      onChange={(next) => setValue(next === null ? [] : [next])}
    />
  );
}

const step = fc.oneof(
  { weight: 8, arbitrary: keyStep },
  ...personSteps,
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('options' as const),
      list: fc.nat(LISTS.length - 1),
    }),
  },
  limitStep,
);

async function carryOut(step: Step): Promise<void> {
  // The focus is corrected once the document has changed.
  if (step.type === 'options') {
    await act(async () => setOutside({ options: LISTS[step.list] ?? [] }));
  } else if (step.type === 'limit') await act(async () => setOutside({ limit: step.limit }));
  else perform(step);
}

const agrees = fc.asyncProperty(
  fc.boolean(),
  fc.array(step, { maxLength: 30 }),
  async (multiple, steps) => {
    cleanup();
    render(<Stage multiple={multiple} />);
    act(() => trigger().focus());
    const model = new SelectModel(multiple);
    for (const each of steps) {
      await carryOut(each);
      const said = model.perform(each);
      agree(found(kept, said), { ...model.expected(), said });
    }
  },
);

const key = (name: string): Step => ({ type: 'key', key: name });

/** What was found once. */
const EXAMPLES: [multiple: boolean, steps: Step[]][] = [
  // The active option goes with a change of the options, and ArrowUp leads to the last one.
  [true, [key('ArrowDown'), key('ArrowDown'), { type: 'options', list: 1 }, key('ArrowUp')]],
  // An arrow where nothing is found changes nothing: the first option that comes is active.
  [
    false,
    [
      { type: 'trigger' },
      { type: 'options', list: 4 },
      { type: 'type', text: 'le' },
      key('ArrowDown'),
      { type: 'options', list: 0 },
    ],
  ],
  // A selected option that comes later is where the list begins.
  [
    true,
    [
      key('ArrowDown'),
      { type: 'key', key: 'a', ctrl: true },
      { type: 'options', list: 4 },
      key('ArrowDown'),
      { type: 'options', list: 0 },
    ],
  ],
  // The row that selects all goes while it has the focus.
  [true, [key('ArrowDown'), key('ArrowUp'), { type: 'type', text: 'zz' }]],
];

const title =
  'value, rows, active option, focus and what is announced are those of a slow reference (SEL-6 to SEL-8, SEL-13, SEL-15)';
it(title, { timeout: 120_000 }, () => sequences(25, agrees, EXAMPLES));
it.each([1, 2, 3, 4, 5])(`${title}, part %i of 5`, { tags: ['long'], timeout: 1_800_000 }, (part) =>
  sequences(1000, agrees, EXAMPLES, part),
);
