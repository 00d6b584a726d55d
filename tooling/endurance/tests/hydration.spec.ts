import { expect, test } from '@playwright/test';
import { SCENE_NAMES } from '../src/scenes/scene-names.ts';

/*
 * Each scene as a server renders it, taken over by the development build of React, which tells every
 * mismatch.
 */

test('every widget hydrates without a warning', async ({ page }) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  page.on('pageerror', (error) => told.push(String(error)));
  for (const name of SCENE_NAMES) {
    const response = await page.goto(`/server/${name}`);
    expect.soft(response?.status(), name).toBe(200);
    await page.waitForFunction(() => {
      const element = document.querySelector('#stage > *');
      return element && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    });
    // What effects change after hydration may warn too.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect.soft(told.splice(0).filter(isUnexpected), name).toEqual([]);
  }
});

/** All but React's own advertisement of its developer tools. */
function isUnexpected(line: string): boolean {
  return !line.includes('React DevTools');
}
