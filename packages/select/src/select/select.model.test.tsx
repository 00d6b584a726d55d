import { act, cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Select } from './select';
import { SelectModel } from './select.model';
import { type Item, LISTS, type Step } from './select.model-steps';

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
      limit={limit}
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

// By attributes, since a search by role walks the whole document at each of some 100 000 steps.
const one = <Found extends HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector);
const search = () => one<HTMLInputElement>('[role=combobox][aria-label=Buscar]');
const rows = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const selectAll = () => one('.gd-select__select-all');
function trigger(): HTMLElement {
  const found = one('[role=combobox][aria-label=Lista]');
  if (!found) throw new Error('The select has no trigger.');
  return found;
}

/** Performs a step by events; one whose target is not on the page does nothing. */
async function perform(step: Step): Promise<void> {
  switch (step.type) {
    case 'key': {
      const target = document.activeElement ?? document.body;
      fireEvent.keyDown(target, { key: step.key, ctrlKey: step.ctrl ?? false });
      break;
    }
    case 'type': {
      const box = search();
      if (box) fireEvent.change(box, { target: { value: step.text } });
      break;
    }
    case 'trigger':
      trigger().focus();
      fireEvent.click(trigger());
      break;
    case 'option': {
      const row = rows()[step.at];
      if (row) fireEvent.click(row);
      break;
    }
    case 'selectAll': {
      const row = selectAll();
      if (row) fireEvent.click(row);
      break;
    }
    case 'remove': {
      const button = document.querySelectorAll('.gd-select__token-remove')[step.at];
      if (button) fireEvent.click(button);
      break;
    }
    case 'clear': {
      const button = one('button[aria-label="Borrar selección"]');
      if (button) fireEvent.click(button);
      break;
    }
    case 'options':
      // The focus is corrected once the document has changed.
      await act(async () => setOutside({ options: LISTS[step.list] ?? [] }));
      break;
    case 'limit':
      await act(async () => setOutside({ limit: step.limit }));
  }
}

/** What is shown and what is exposed to screen readers. */
function found() {
  const box = search();
  const owner = box ?? trigger();
  const active = document.getElementById(owner.getAttribute('aria-activedescendant') ?? '');
  const focus = document.activeElement;
  return {
    value: kept,
    open: box !== null,
    query: box?.value ?? '',
    rows: rows().map((row) => ({
      label: row.textContent,
      selected: row.getAttribute('aria-selected') === 'true',
      disabled: row.getAttribute('aria-disabled') === 'true',
    })),
    active: active?.textContent ?? null,
    tokens: [...document.querySelectorAll('.gd-select__token-label')].map(
      (token) => token.textContent,
    ),
    focus:
      focus === box && box !== null
        ? 'search'
        : focus === selectAll()
          ? 'selectAll'
          : focus === trigger()
            ? 'trigger'
            : 'elsewhere',
  };
}

const announced = () => one('[role=status]')?.textContent?.replace('\u00a0', '') ?? '';

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('key' as const),
      key: fc.constantFrom(
        ...['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp', 'Enter', 'Escape'],
        ...['Backspace', 'Delete', 'Enter', 'ArrowDown'],
      ),
    }),
  },
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
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('options' as const),
      list: fc.nat(LISTS.length - 1),
    }),
  },
  fc.record({
    type: fc.constant('limit' as const),
    limit: fc.constantFrom<(number | undefined)[]>(undefined, undefined, 0, 1, 2),
  }),
);

async function agrees(multiple: boolean, steps: readonly Step[]): Promise<void> {
  cleanup();
  render(<Stage multiple={multiple} />);
  act(() => trigger().focus());
  const model = new SelectModel(multiple);
  for (const each of steps) {
    await perform(each);
    const said = model.perform(each);
    expect(found()).toEqual(model.expected());
    if (said !== null) expect(announced()).toBe(said);
  }
}

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

/** @param part Parts of one test have seeds that follow each other: none repeats another. */
const sequences = (numRuns: number, part = 0) =>
  fc.assert(fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 30 }), agrees), {
    // The examples are counted as runs.
    numRuns: numRuns + EXAMPLES.length,
    seed: (fc.readConfigureGlobal().seed ?? 0) + part,
    examples: EXAMPLES,
  });

const title =
  'value, rows, active option, focus and what is announced are those of a slow reference (SEL-6 to SEL-8, SEL-13, SEL-15)';
it(title, { timeout: 120_000 }, () => sequences(40));
it.each([1, 2, 3, 4, 5])(`${title}, part %i of 5`, { tags: ['long'], timeout: 1_800_000 }, (part) =>
  sequences(2000, part),
);
