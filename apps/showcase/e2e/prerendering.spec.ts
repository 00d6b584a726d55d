import { readFile } from 'node:fs/promises';
import { PAGES } from './pages.ts';
import { expect, filesTest, preferScheme, test } from './site.ts';

test.describe('without JavaScript', () => {
  test('text, pages and code are all there', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto('/ui/buttons');
    await expect(page.getByRole('heading', { level: 1, name: 'Botones' })).toBeVisible();
    await expect(page.getByText("from '@guadua/utils/ui'").first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Snackbar' })).toBeVisible();
    await context.close();
  });
});

test('the first painted frame of a dark page is dark (THM-3)', async ({ page, quiet }) => {
  quiet.expect(/ERR_FAILED/);
  await preferScheme(page, 'dark');
  // Without the script of the application nothing but the head can have darkened the page.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/ui/buttons', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toMatch(/oklch\(0\.17/);
});

filesTest('every page has its own title and description', async () => {
  const seen = new Set<string>();
  for (const { path } of PAGES) {
    const file = path === '/' ? 'index' : path.slice(1);
    const html = await readFile(new URL(`../dist/${file}.html`, import.meta.url), 'utf8');
    const title = /<title>(.*)<\/title>/.exec(html)?.[1];
    const description = /name="description" content="([^"]+)"/.exec(html)?.[1];
    expect(description, path).toBeTruthy();
    seen.add(`${title} ${description}`);
  }
  expect(seen.size).toBe(PAGES.length);
});
