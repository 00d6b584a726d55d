import { expect, type Page } from '@playwright/test';
import { collectMessages } from './page-messages.ts';
import { test } from './slowed-test.ts';
import { PARTS } from './specimen-names.ts';

/*
 * Each specimen as a server renders it, taken over by the development build of React, which reports every
 * mismatch.
 */

for (const { title, names } of PARTS) {
  test(`${title} hydrates without a warning on a page of its own`, async ({ page }) => {
    const messages = collectMessages(page);
    for (const name of names) {
      const response = await page.goto(`/server/${name}`);
      expect.soft(response?.status(), name).toBe(200);
      await hydrated(page);
      await effectsRan(page);
      expect.soft(messages.splice(0), name).toEqual([]);
    }
  });
}

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const element = document.querySelector('#specimen > *');
    return element && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  });
}

/** What effects change after hydration may warn too. */
async function effectsRan(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
