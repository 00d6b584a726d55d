import type { Page } from '@playwright/test';
import { testEachSpecimen } from './each-specimen.ts';

/*
 * Each specimen as a server renders it, taken over by the development build of React, which reports every
 * mismatch.
 */

testEachSpecimen(
  'hydrates without a warning on a page of its own',
  async (page, name, messages) => {
    const response = await page.goto(`/server/${name}`);
    if (!response?.ok()) return [(await response?.text()) ?? 'The server does not answer.'];
    await hydrated(page);
    await effectsRan(page);
    return messages.splice(0);
  },
);

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
