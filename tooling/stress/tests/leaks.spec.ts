import { expect } from '@playwright/test';
import { LENGTHS } from './lengths.ts';
import { type SharedPage, sharedPageTest } from './shared-page.ts';
import { SPECIMEN_NAMES } from './specimen-names.ts';
import type { Holdings } from './watch-page.ts';

/*
 * Each specimen is mounted, opened, used and unmounted, open, many times: what the page held before is
 * what it holds afterwards. The long run asks this of one specimen after the other. The short one asks it
 * of all of them together: a look at the memory takes longer than the rounds before it.
 */

const ROUNDS = LENGTHS.rounds;

/** Rounds before the first look: code is compiled, caches and React's own listeners are there. */
const WARM_UP = Math.min(15, ROUNDS);

/**
 * What may grow. A leak grows with the rounds, so one node of every second round is too much; Chromium
 * keeps a few nodes of its own.
 */
const NODES_PER_ROUND = 0.5;

/**
 * Bytes. Code that gets optimised while it runs weighs some hundred kilobytes in all, whatever the rounds;
 * a component that stays weighs tens of kilobytes each.
 */
const HEAP_PER_ROUND = 2000;
const HEAP_OF_CODE = 400_000;

const test = sharedPageTest('/');

test('no widget leaves anything behind', ({ shared }) => leavesNothing(shared, SPECIMEN_NAMES));

for (const name of SPECIMEN_NAMES) {
  test(`${name} leaves nothing behind after ${ROUNDS} rounds @long`, ({ shared }) =>
    leavesNothing(shared, [name]));
}

async function leavesNothing(
  { page, messages, holdings }: SharedPage,
  names: readonly string[],
): Promise<void> {
  const rounds = ROUNDS * names.length;
  test.setTimeout(120_000 + rounds * 4000);
  const run = async (count: number): Promise<Holdings> => {
    for (const name of names) {
      await page.evaluate(([specimen, rounds]) => window.harness.rounds(specimen, rounds), [
        name,
        count,
      ] as const);
    }
    await expect.poll(async () => (await holdings()).timers, { timeout: 30_000 }).toEqual([]);
    return holdings();
  };

  const before = await run(WARM_UP);
  // React or the collector may hold the last tree of one of two looks, which then differ by it. A leak
  // grows with every turn.
  let growth = { nodes: 0, listeners: 0, bytes: 0 };
  let last = before;
  const turn = async () => {
    const now = await run(ROUNDS);
    growth = {
      nodes: now.nodes - last.nodes,
      listeners: now.domListeners - last.domListeners,
      bytes: now.heap - last.heap,
    };
    last = now;
    return Math.max(growth.nodes, growth.listeners);
  };
  // What a single one may leave, for all together as well.
  await expect
    .poll(turn, { timeout: 60_000 + rounds * 2000 })
    .toBeLessThan(NODES_PER_ROUND * ROUNDS);

  expect(last.listeners).toEqual(before.listeners);
  expect(last.observers).toEqual(before.observers);
  // The page is shared: what an earlier component still held may be let go meanwhile.
  expect(last.resources.filter((one) => !before.resources.includes(one))).toEqual([]);
  const figures = `${names.length === 1 ? names : 'all'}: ${JSON.stringify(growth)}`;
  test.info().annotations.push({ type: 'growth', description: figures });
  if (LENGTHS.showsFigures) console.log(figures);
  expect(growth.bytes).toBeLessThan(HEAP_PER_ROUND * rounds + HEAP_OF_CODE);
  expect(await page.evaluate(() => window.violations)).toEqual([]);
  expect(messages).toEqual([]);
}
