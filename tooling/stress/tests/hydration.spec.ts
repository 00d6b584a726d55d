import { expect, test } from '@playwright/test';
import { collectMessages } from './page-messages.ts';
import { SPECIMEN_NAMES } from './specimen-names.ts';

/*
 * Each specimen as a server renders it, taken over by the development build of React, which reports every
 * mismatch.
 */

test('every widget hydrates without a warning', async ({ page }) => {
  const messages = collectMessages(page);
  for (const name of SPECIMEN_NAMES) {
    const response = await page.goto(`/server/${name}`);
    expect.soft(response?.status(), name).toBe(200);
    await page.waitForFunction(() => {
      const element = document.querySelector('#specimen > *');
      return element && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    });
    // What effects change after hydration may warn too.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect.soft(messages.splice(0), name).toEqual([]);
  }
});
