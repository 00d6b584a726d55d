import { tooLong } from './page-fit.ts';
import { PAGES } from './pages.ts';
import { expect, test } from './site.ts';

test('no page is longer than it needs to be', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const found: string[] = [];
  for (const { path } of PAGES) {
    await page.goto(path);
    for (const length of await tooLong(page)) found.push(`${path}: ${length}`);
  }
  expect(found).toEqual([]);
});
