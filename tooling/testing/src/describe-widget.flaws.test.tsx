import { cleanup } from '@testing-library/react';
import { beforeAll, describe, expect, vi } from 'vitest';
import { proveWidget } from './describe-widget';
import { choiceOptions } from './fixtures/choice-options';
import { FLAWS, type Flaw } from './fixtures/flaws';
import { eachInTurn } from './turns';
import { setPatience } from './widget/stage';

async function failing(flaw: Flaw): Promise<string[]> {
  const cases = new Map<string, () => Promise<void>>();
  proveWidget(choiceOptions(flaw), (title, run) => cases.set(title, run));
  const failed: string[] = [];
  for (const [title, run] of cases) {
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
  document.body.replaceChildren();
  return failed;
}

beforeAll(() => setPatience(300));

describe('describeWidget fails on a widget that', () => {
  eachInTurn(Object.entries(FLAWS), 4)('%s', async (flaw, title) => {
    expect((await failing(flaw as Flaw)).join()).toContain(title);
  });
});
