import { tooLong } from './page-fit.ts';
import { PAGES } from './pages.ts';
import { DESKTOP, expect, height, test } from './site.ts';

test('no page is longer than it needs to be', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const found: string[] = [];
  for (const { path } of PAGES) {
    await page.goto(path);
    for (const length of await tooLong(page)) found.push(`${path}: ${length}`);
  }
  expect(found).toEqual([]);
});

test('the first steps are seen at once on a desk', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/primeros-pasos');
  expect(await height(page)).toBeLessThanOrEqual(DESKTOP.height);
});
