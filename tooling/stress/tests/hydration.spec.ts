import { expect, type Page } from '@playwright/test';
import { collectMessages } from './page-messages.ts';
import { test } from './slowed-test.ts';
import { inParts, SPECIMEN_NAMES } from './specimen-names.ts';

/*
 * Each specimen as a server renders it, taken over by the development build of React, which reports every
 * mismatch.
 */

test('every widget hydrates without a warning', async ({ page }) => {
  const messages = collectMessages(page);
  const [first] = SPECIMEN_NAMES;
  // One page for all: most of the time of a page goes into loading it.
  await page.goto(`/server/${first}`);
  await hydrated(page);
  expect.soft(messages.splice(0), first).toEqual([]);
  for (const name of SPECIMEN_NAMES) {
    await page.evaluate((specimen) => window.harness.hydrate(specimen), name);
    await effectsRan(page);
    expect.soft(messages.splice(0), name).toEqual([]);
    await page.evaluate(() => window.harness.close());
  }
});

for (const names of inParts(SPECIMEN_NAMES)) {
  test(`each of ${names[0]} to ${names.at(-1)} hydrates without a warning on a page of its own`, {
    tag: '@long',
  }, async ({ page }) => {
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
