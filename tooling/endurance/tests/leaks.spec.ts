import { expect, test } from '@playwright/test';
import { SCENE_NAMES } from '../src/scenes/scene-names.ts';
import { type Holdings, watch } from './watch.ts';

/*
 * Each scene is mounted, opened, used and unmounted, open, many times: what the page held before is what
 * it holds afterwards. `pnpm endurance` does a thousand rounds, the usual run fewer.
 */

const ROUNDS = Number(process.env.ENDURANCE_ROUNDS ?? 40);

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
    await run(ROUNDS);
    // What React or the collector still holds of the last tree goes with the next one; a leak only grows.
    let after = before;
    const grown = async () => {
      after = await run(1);
      return Math.max(after.nodes - before.nodes, after.domListeners - before.domListeners);
    };
    await expect.poll(grown, { timeout: 15_000 }).toBeLessThan(NODES_PER_ROUND * ROUNDS);

    expect(after.listeners).toEqual(before.listeners);
    expect(after.observers).toEqual(before.observers);
    expect(after.resources).toEqual(before.resources);
    const growth = {
      nodes: after.nodes - before.nodes,
      listeners: after.domListeners - before.domListeners,
      bytes: after.heap - before.heap,
    };
    test.info().annotations.push({ type: 'growth', description: JSON.stringify(growth) });
    if (process.env.ENDURANCE_FIGURES) console.log(`${name}: ${JSON.stringify(growth)}`);
    expect(growth.bytes).toBeLessThan(HEAP_PER_ROUND * ROUNDS + HEAP_OF_CODE);
    expect(await page.evaluate(() => window.violations)).toEqual([]);
    expect(faults).toEqual([]);
  });
}
