import { expect } from '@playwright/test';
import { testEachSpecimen } from './each-specimen.ts';
import { LENGTHS } from './lengths.ts';
import { type Holdings, holdingsOf } from './page-holdings.ts';

/*
 * Each specimen is mounted, opened, used and unmounted, open, many times: what the page held before is
 * what it holds afterwards. An observer that stays holds nodes.
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

testEachSpecimen(
  `leaves nothing behind after ${ROUNDS} rounds`,
  async (page, name, messages) => {
    const run = async (count: number): Promise<Holdings> => {
      await page.evaluate(([specimen, rounds]) => window.harness.rounds(specimen, rounds), [
        name,
        count,
      ] as const);
      // Without a look at all that the page holds: that collects its garbage, which takes longer than the rounds.
      const timers = () => page.evaluate(() => window.holdings().timers);
      await expect.poll(timers, { message: name, timeout: 30_000 }).toEqual([]);
      return holdingsOf(page);
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
    await expect
      .poll(turn, { message: name, timeout: 60_000 + ROUNDS * 2000 })
      .toBeLessThan(NODES_PER_ROUND * ROUNDS);

    const isHeavier = growth.bytes >= HEAP_PER_ROUND * ROUNDS + HEAP_OF_CODE;
    return [
      // The page is shared: what an earlier component still held may be let go meanwhile.
      ...last.resources.filter((one) => !before.resources.includes(one)),
      ...(isHeavier ? [`${growth.bytes} bytes`] : []),
      ...(await page.evaluate(() => window.violations.splice(0))),
      ...messages.splice(0),
    ];
  },
  { timeout: 120_000 + ROUNDS * 4000 },
);
