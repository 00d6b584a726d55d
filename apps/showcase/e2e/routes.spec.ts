import { sectionIndexes } from '../build/pages.ts';
import { PAGES } from './pages.ts';
import { expect, filesTest, test } from './site.ts';

/** The addresses that were promised, in the order of the sidebar (SHL-3). */
const PROMISED = [
  '/',
  '/ui/buttons',
  '/ui/buttons-group',
  '/forms/basic',
  '/forms/extras',
  '/forms/pin',
  '/select/basic',
  '/select/templates',
  '/select/remote',
  '/select/options',
  '/date/basic',
  '/date/range',
  '/date/utils',
  '/file/basic',
  '/file/image',
  '/splide',
  '/utils/theme',
  '/utils/cookies',
  '/utils/click',
  '/utils/fullscreen',
  '/utils/snackbar',
  '/utils/password',
  '/social',
];

filesTest('the route table holds what was promised, in its order (SHL-3)', () => {
  const paths = PAGES.map(({ path }) => path);
  expect(paths.filter((path) => PROMISED.includes(path))).toEqual(PROMISED);
});

filesTest('each entry of the sidebar says by itself where it leads (SHL-4)', () => {
  const entries = PAGES.flatMap(({ entry }) => entry ?? []);
  expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([]);
});

filesTest('/social is a page without a sidebar entry (SHL-3)', () => {
  expect(PAGES.find(({ path }) => path === '/social')?.entry).toBeUndefined();
});

filesTest('the report of conformance belongs to the page on accessibility', () => {
  expect(PAGES.find(({ path }) => path === '/conformidad')?.entry).toBeUndefined();
});

filesTest('each section has an address, which leads to its first page', () => {
  expect(sectionIndexes(PAGES).map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/ui /ui/buttons',
    '/forms /forms/basic',
    '/select /select/basic',
    '/date /date/basic',
    '/file /file/basic',
    '/utils /utils/theme',
  ]);
});

for (const [index, { from, to }] of sectionIndexes(PAGES).entries()) {
  test(`the address ${from} leads to ${to}`, { tag: index === 0 ? [] : '@long' }, async ({
    page,
  }) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  });
}
