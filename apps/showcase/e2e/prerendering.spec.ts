import { readFile } from 'node:fs/promises';
import { documentTitle, PAGES, pageAt } from '../src/routes.tsx';
import { expect, open, preferScheme, test, UNKNOWN_PATH } from './site.ts';

test.describe('without JavaScript', () => {
  for (const path of [...PAGES.map((page) => page.path), UNKNOWN_PATH]) {
    test(`${path} is the page that it is with it`, async ({ page, browser, baseURL, quiet }) => {
      if (path === UNKNOWN_PATH) quiet.expect(/Failed to load resource.*404/);
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const plain = await context.newPage();
      const response = await plain.goto(path);
      expect(response?.status()).toBe(path === UNKNOWN_PATH ? 404 : 200);
      expect(await plain.title()).toBe(documentTitle(pageAt(path)));

      await open(page, path);
      const [without, withScript] = await Promise.all([
        plain.evaluate(content),
        page.evaluate(content),
      ]);
      expect(await plain.evaluate(emptyStages), 'stages with nothing to see').toBe(0);
      await context.close();
      expect(withScript).toBe(without);
    });
  }

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

/**
 * Structure, text and addresses of the page. Left out are the insides of the demos, where a widget
 * may say more once it runs (a carousel its buttons, a field that it is filled), and the live values
 * beside them.
 */
function content(): string {
  const kept = ['href', 'src', 'id', 'for', 'type', 'name', 'role', 'aria-label'];
  const copy = document.querySelector('#root')?.cloneNode(true) as HTMLElement;
  for (const live of copy.querySelectorAll('.stage-content, .figures dd, [data-live]'))
    live.replaceChildren();
  for (const element of copy.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (!kept.includes(name)) element.removeAttribute(name);
    }
  }
  return copy.innerHTML.replaceAll('<', '\n<');
}

function emptyStages(): number {
  return [...document.querySelectorAll<HTMLElement>('.stage-content')].filter(
    (stage) => stage.offsetHeight < 8 || stage.offsetWidth < 8,
  ).length;
}

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

test('no page asks anybody else for anything', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  for (const { path } of PAGES.slice(0, 4)) await open(page, path);
  expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
});

test('every page has its own title and description', async () => {
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
