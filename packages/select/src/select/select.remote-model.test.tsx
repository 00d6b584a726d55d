import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, beforeEach, it, vi } from 'vitest';
import type { RemoteRequest } from '../remote/remote.types';
import { remoteList } from '../remote/remote-source';
import { Select } from './select';
import { agree, found, one, perform, trigger } from './select.page.model';
import { type Asked, pageOf, RemoteModel } from './select.remote.model';
import {
  type Answer,
  type Item,
  keyStep,
  limitStep,
  PAGE_SIZE,
  personSteps,
  type Step,
  sequences,
  served,
} from './select.steps.model';

interface Page {
  readonly results: readonly Item[];
  readonly row_count: number;
}

/** What the test changes from outside. */
let setOutside: (change: { source?: number; limit?: number | undefined }) => void;
let kept: readonly number[];
/** All that the server was asked, and the answers that it has not given yet. */
let asked: Asked[];
let unanswered: ((how: Answer) => void)[];

/** A server whose answers are let go one by one, in any order. */
function listOf(source: number) {
  return ({ searchTerm: term, page }: RemoteRequest) =>
    new Promise<Page>((resolve, reject) => {
      asked.push({ source, term, page });
      unanswered.push((how) => {
        if (how === 'badly') reject(new Error('sin red'));
        const results = pageOf(source, term, page, how);
        resolve({ results, row_count: served(source, term).length });
      });
    });
}

function Stage({ multiple }: { multiple: boolean }) {
  const [value, setValue] = useState<number[]>([]);
  const [outside, set] = useState<{ source: number; limit: number | undefined }>({
    source: 0,
    limit: undefined,
  });
  setOutside = (change) => set((before) => ({ ...before, ...change }));
  kept = value;
  const { source, limit } = outside;
  const remote = remoteList({ getList: listOf(source), reloadKey: source, pageSize: PAGE_SIZE });
  return multiple ? (
    <Select
      aria-label="Lista"
      remote={remote}
      valueAs="key"
      multiple
      value={value}
      onChange={setValue}
      maxItems={limit}
    />
  ) : (
    <Select
      aria-label="Lista"
      remote={remote}
      valueAs="key"
      value={value[0] ?? null}
      onChange={(next) => setValue(next === null ? [] : [next])}
    />
  );
}

const step = fc.oneof(
  { weight: 6, arbitrary: keyStep },
  ...personSteps,
  limitStep,
  { weight: 3, arbitrary: fc.constant<Step>({ type: 'rest' }) },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('answer' as const),
      at: fc.nat(3),
      how: fc.constantFrom<Answer[]>('well', 'well', 'well', 'badly', 'again'),
    }),
  },
  fc.constant<Step>({ type: 'retry' }),
  fc.record({ type: fc.constant('reload' as const), source: fc.nat(1) }),
);

/** What happens outside of the page; the promises of an answer are over once it is carried out. */
function carryOut(step: Step): void {
  switch (step.type) {
    case 'rest':
      vi.runOnlyPendingTimers();
      break;
    case 'answer': {
      const [answer] = unanswered.splice(step.at % Math.max(unanswered.length, 1), 1);
      answer?.(step.how);
      break;
    }
    case 'reload':
      setOutside({ source: step.source });
      break;
    case 'limit':
      setOutside({ limit: step.limit });
      break;
    default:
      perform(step);
  }
}

const agrees = fc.asyncProperty(
  fc.boolean(),
  fc.array(step, { maxLength: 30 }),
  async (multiple, steps) => {
    cleanup();
    // What the last page still waited for is given up in a microtask, before any real timer.
    await Promise.resolve();
    asked = [];
    unanswered = [];
    render(<Stage multiple={multiple} />);
    act(() => trigger().focus());
    const model = new RemoteModel(multiple);
    for (const each of steps) {
      await act(async () => carryOut(each));
      const said = model.perform(each);
      const list = one('[role=listbox]');
      agree(
        {
          ...found(kept, said),
          busy: list?.getAttribute('aria-busy') === 'true',
          retry: one('.gd-select__retry') !== null,
          asked,
        },
        { ...model.expected(), said, asked: model.asked },
      );
    }
  },
);

const key = (name: string): Step => ({ type: 'key', key: name });
const answer: Step = { type: 'answer', at: 0, how: 'well' };

/** What was found once. */
const EXAMPLES: [multiple: boolean, steps: Step[]][] = [
  // No further page is asked for of a search that is being replaced by another.
  [false, [key('ArrowDown'), answer, { type: 'type', text: 'le' }, key('ArrowDown')]],
  // A list that is there already says nothing when it opens, whatever was searched before.
  [
    false,
    [
      ...[key('ArrowDown'), answer, { type: 'type', text: 'le' } as const],
      ...[{ type: 'rest' } as const, answer, key('Escape'), key('ArrowDown')],
    ],
  ],
];

// The typing rests when a sequence says so.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const title =
  'value, rows, active option, focus, requests and what is announced are those of a slow reference, whatever the server answers, and when (SEL-7, SEL-11, SEL-15)';
it(title, { timeout: 120_000 }, () => sequences(20, agrees, EXAMPLES));
it.each([1, 2, 3, 4, 5])(`${title}, part %i of 5`, { tags: ['long'], timeout: 1_800_000 }, (part) =>
  sequences(1000, agrees, EXAMPLES, part),
);
