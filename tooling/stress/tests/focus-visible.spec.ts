import { expect } from '@playwright/test';
import { openStopsWithoutRing, stopsWithoutRing } from './focus-stops.ts';
import { openSpecimen, visitSpecimen } from './open-specimen.ts';
import { test } from './slowed-test.ts';
import { PARTS } from './specimen-names.ts';

/*
 * Who goes with the keyboard sees where (WCAG 2.4.7): at every stop of every widget a line changes, closed
 * and open. The contrast of the line with its background is tested with the tokens; forced colours have a test
 * of their own.
 */

for (const scheme of ['light', 'dark'] as const) {
  for (const { title, names } of PARTS) {
    test(`${title} shows the focus at each stop, ${scheme}`, async ({ page }) => {
      for (const name of names) {
        await visitSpecimen(page, name, `scheme=${scheme}`);
        expect.soft(await stopsWithoutRing(page), name).toEqual([]);
      }
      await page.goto(`/?scheme=${scheme}`);
      for (const name of names) {
        await openSpecimen(page, name);
        expect.soft(await openStopsWithoutRing(page), `${name}, open`).toEqual([]);
        await page.evaluate(() => window.harness.close());
      }
    });
  }
}
