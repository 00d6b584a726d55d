import { expect } from '@playwright/test';
import { collectMessages } from './page-messages.ts';
import { test } from './slowed-test.ts';
import { PARTS } from './specimen-names.ts';

/*
 * A page that the browser translates: each text node gives way to elements, again after each change. Nothing is
 * thrown, and each text is that of the moment.
 */

for (const { title, names } of PARTS) {
  test(`${title} keeps its texts while the page is translated`, async ({ page }) => {
    test.setTimeout(300_000);
    const messages = collectMessages(page);
    await page.goto('/');
    for (const name of names) {
      const faults = await page.evaluate((each) => window.harness.translated(each), name);
      expect.soft([...faults, ...messages.splice(0)], name).toEqual([]);
    }
  });
}
