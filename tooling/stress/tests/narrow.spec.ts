import { expect } from '@playwright/test';
import { test } from './slowed-test.ts';
import { PARTS } from './specimen-names.ts';

/** A page of 1280 px, enlarged to four times its size. */
const NARROW = { width: 320, height: 640 };

for (const { title, tag, names } of PARTS) {
  test(`${title} fits a page of 320 px, used and open, without scrolling sideways`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize(NARROW);
    await page.goto('/');
    for (const name of names) {
      await page.evaluate((specimen) => window.harness.open(specimen), name);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, name).toBeLessThanOrEqual(NARROW.width);
      await page.evaluate(() => window.harness.close());
    }
  });
}
