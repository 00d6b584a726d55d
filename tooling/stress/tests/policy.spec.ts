import { expect } from '@playwright/test';
import { test } from './slowed-test.ts';
import { PARTS } from './specimen-names.ts';
import { watchPage } from './watch-page.ts';

/*
 * The strict policy of serve.ts, sent as a header, with each specimen mounted, used and open: its popups,
 * pictures, workers and styles break none of it.
 */

for (const { title, tag, names } of PARTS) {
  test(`${title} keeps the strict content security policy while it is open`, {
    tag,
  }, async ({ page }) => {
    await watchPage(page);
    const response = await page.goto('/');
    expect(response?.headers()['content-security-policy']).toContain("style-src 'self'");
    for (const name of names) {
      await page.evaluate((specimen) => window.harness.open(specimen), name);
      // What a popup does a frame after it opens counts too.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
      expect.soft(await page.evaluate(() => window.violations.splice(0)), name).toEqual([]);
      await page.evaluate(() => window.harness.close());
    }
  });
}

test('the policy is in force: an inline style and an inline script are refused', async ({
  page,
}) => {
  await watchPage(page);
  await page.goto('/');
  await page.evaluate(() => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = 'body { color: red }';
    const script = document.head.appendChild(document.createElement('script'));
    script.textContent = 'window.hacked = true';
  });
  const violations = () => page.evaluate(() => window.violations.length);
  await expect.poll(violations).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
