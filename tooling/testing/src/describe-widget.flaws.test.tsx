import { cleanup, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { widgetCases } from './describe-widget';
import { eachInTurn } from './each-in-turn';
import { intervals } from './fixtures/choice';
import { choiceOptions } from './fixtures/choice-options';
import { FLAWS, type Flaw } from './fixtures/flaws';
import { setPatience } from './widget/stage';

async function failing(flaw: Flaw): Promise<string[]> {
  const failed: string[] = [];
  for (const { title, run } of widgetCases(choiceOptions(flaw))) {
    if (!title.includes(FLAWS[flaw])) continue;
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
  eachInTurn(Object.entries(FLAWS), 4)('%s', async (flaw, title) => {
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
