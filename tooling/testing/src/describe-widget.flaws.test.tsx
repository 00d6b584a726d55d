import { cleanup, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { widgetCases } from './describe-widget';
import { intervals } from './fixtures/choice';
import { choiceOptions } from './fixtures/choice-options';
import type { Flaw } from './fixtures/flaw';
import { setPatience } from './widget/stage';

/** Each flaw, and words of the title that must fail because of it. */
const SEEN_BY: Record<Flaw, string> = {
  'keeps its own value': 'shows the value of a caller',
  'takes null for uncontrolled': 'takes the empty value of a caller for a value',
  'reports values from outside': 'shows the value of a caller',
  'gives no reason': 'starts with defaultValue',
  'ignores disabled': 'refuses a person while disabled',
  'ignores readOnly': 'refuses a person while readOnly',
  'ignores reset': 'goes back to defaultValue when the form is reset',
  'ignores a prevented reset': 'stays as it is when someone prevents the reset',
  'forgets the caller at reset': 'asks a caller who keeps the value',
  'submits while disabled': 'submits nothing while disabled',
  'submits without a name': 'nothing without a name',
  'ignores required': 'takes part in native validation',
  'focus at every inner move': 'onFocus and onBlur once',
  'blur never': 'onFocus and onBlur once',
  'ref to the root': 'as ref, and takes it back',
  'drops className': 'accepts className',
  'drops style': 'accepts className',
  'drops attributes': 'passes attributes',
  'drops id': 'accepts id',
  'drops the description': 'accepts id',
  'no data-invalid': 'data-invalid',
  'no data-focused': 'data-focused',
  'always data-empty': 'data-empty',
  'no aria-invalid': 'aria-invalid',
  'leaves a listener': 'leaves no listener',
  'leaves a listener under StrictMode': 'leaves no listener',
  'leaves an interval': 'leaves no listener',
  'leaves a timer of its popup': 'leaves nothing behind when it is unmounted while open',
  'leaves an element': 'leaves no listener',
  'leaves the body locked': 'leaves no listener',
  'changes twice under StrictMode': 'as often under StrictMode',
  'renders the window': 'hydrates',
  'renders at random': 'hydrates',
  'names nothing': 'no axe violation, light',
  'has no listbox': 'no axe violation while open',
  'opens in its place': 'opens outside of a label',
  'forgets its value when turned': 'when the window is turned',
  'hears no reset while hidden': 'while it is hidden, every time',
  'takes back what is answered late': 'takes the answer of a caller who gives it after its event',
  'listens to no caller once it was changed': 'shows what its caller makes of a change',
  'reports a change only once': 'reports a change again after its caller took it back',
  'forgets a reset during its change': 'resets the form in the same event',
  'sends nothing before its scripts': 'sends what it shows before its scripts come',
};

async function failing(flaw: Flaw): Promise<string[]> {
  const failed: string[] = [];
  for (const { title, run } of widgetCases(choiceOptions(flaw))) {
    if (!title.includes(SEEN_BY[flaw])) continue;
    try {
      await run();
    } catch {
      failed.push(title);
    }
    cleanup();
  }
  // React also complains of some flaws by itself.
  vi.mocked(console.error).mockClear();
  for (const interval of intervals.splice(0)) clearInterval(interval);
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  return failed;
}

beforeAll(() => setPatience(300));

describe('describeWidget fails on a widget that', () => {
  it.each(Object.entries(SEEN_BY))('%s', async (flaw, title) => {
    expect((await failing(flaw as Flaw)).join()).toContain(title);
  });
});

it('waits for the end of a change that is refused before its end', async () => {
  let ended = false;
  const options = {
    ...choiceOptions(),
    change: async () => {
      await screen.findByText('lo que nunca llega').finally(() => {
        ended = true;
      });
    },
  };
  const refusing = widgetCases(options).find(({ title }) => title.includes('while disabled'));
  await refusing?.run();
  expect(ended).toBe(true);
});
