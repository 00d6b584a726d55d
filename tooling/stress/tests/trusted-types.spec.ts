import { expect } from '@playwright/test';
import { test } from './slowed-test.ts';
import { PARTS } from './specimen-names.ts';
import { watchPage } from './watch-page.ts';

/*
 * A policy of Trusted Types beside the strict one: what would make markup, a script or a worker of a plain
 * text throws.
 */

for (const { title, tag, names } of PARTS) {
  test(`${title} works where no text may become markup or code`, { tag }, async ({ page }) => {
    await watchPage(page);
    await page.goto('/trusted/');
    for (const name of names) {
      await page.evaluate((specimen) => window.harness.open(specimen), name);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
      const violations = await page.evaluate(() => window.violations.splice(0));
      expect.soft(violations, name).toEqual([]);
      await page.evaluate(() => window.harness.close());
    }
  });
}

test('the policy is in force: a text as markup is refused', async ({ page }) => {
  await page.goto('/trusted/');
  const refused = page.evaluate(() => {
    document.body.innerHTML = '<img src="x" alt="">';
  });
  await expect(refused).rejects.toThrow('TrustedHTML');
});
