import { expect, test } from '@playwright/test';
import { SPECIMEN_NAMES } from './specimen-names.ts';

/** A page of 1280 px, enlarged to four times its size. */
const NARROW = { width: 320, height: 640 };

test('no widget makes a page scroll sideways at 320 px, used and open', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto('/');
  for (const name of SPECIMEN_NAMES) {
    await page.evaluate((specimen) => window.harness.open(specimen), name);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, name).toBeLessThanOrEqual(NARROW.width);
    await page.evaluate(() => window.harness.close());
  }
});
