import { expect, test } from '@playwright/test';
import { SCENE_NAMES } from '../src/scenes/scene-names.ts';
import { type Holdings, watch } from './watch.ts';

/*
 * Each scene is mounted, opened, used and unmounted, open, many times: what the page held before is what
 * it holds afterwards. `pnpm endurance` does a thousand rounds, the usual run fewer.
 */

const ROUNDS = Number(process.env.ENDURANCE_ROUNDS ?? 25);

/** Rounds before the first look: code is compiled, caches and React's own listeners are there. */
const WARM_UP = 15;

/**
 * What may grow. A leak grows with the rounds, so one node of every second round is too much; Chromium
 * keeps a few nodes of its own.
 */
const NODES_PER_ROUND = 0.5;

/**
 * Bytes. Code that gets optimised while it runs weighs some hundred kilobytes in all, whatever the rounds;
 * a widget that stays weighs tens of kilobytes each.
 */
const HEAP_PER_ROUND = 2000;
const HEAP_OF_CODE = 400_000;

for (const name of SCENE_NAMES) {
  test(`${name} leaves nothing behind after ${ROUNDS} rounds`, async ({ page }) => {
    test.setTimeout(60_000 + ROUNDS * 2000);
    const faults: string[] = [];
    page.on('console', (message) => faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(String(error)));
    const holdings = await watch(page);
    await page.goto('/');
    const run = async (count: number): Promise<Holdings> => {
      await page.evaluate(([scene, rounds]) => window.proof.rounds(scene, rounds), [
        name,
        count,
      ] as const);
      await expect.poll(async () => (await holdings()).timers).toEqual([]);
      return holdings();
    };

    const before = await run(WARM_UP);
    // React or the collector may hold the last tree of one of two looks, which then differ by it. A leak
    // grows with every turn.
    let growth = { nodes: 0, listeners: 0, bytes: 0 };
    let last = before;
    const turn = async () => {
      await run(ROUNDS);
      const now = await run(1);
      growth = {
        nodes: now.nodes - last.nodes,
        listeners: now.domListeners - last.domListeners,
        bytes: now.heap - last.heap,
      };
      last = now;
      return Math.max(growth.nodes, growth.listeners);
    };
    await expect
      .poll(turn, { timeout: 20_000 + ROUNDS * 200 })
      .toBeLessThan(NODES_PER_ROUND * ROUNDS);

    expect(last.listeners).toEqual(before.listeners);
    expect(last.observers).toEqual(before.observers);
    expect(last.resources).toEqual(before.resources);
    test.info().annotations.push({ type: 'growth', description: JSON.stringify(growth) });
    if (process.env.ENDURANCE_FIGURES) console.log(`${name}: ${JSON.stringify(growth)}`);
    expect(growth.bytes).toBeLessThan(HEAP_PER_ROUND * ROUNDS + HEAP_OF_CODE);
    expect(await page.evaluate(() => window.violations)).toEqual([]);
    expect(faults).toEqual([]);
  });
}
