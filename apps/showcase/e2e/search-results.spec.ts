import type { Page } from '@playwright/test';
import { DESKTOP, expect, open, test } from './site.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Buscar en Guadua' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const active = (page: Page) => dialog(page).getByRole('option', { selected: true });

/** What people type; these left rows of each other behind. */
const WORST_QUERIES = ['DatePicker minDate', 'select options', 'DatePicker minDate'];
const MORE_QUERIES = [
  'DatePicker onChange',
  'cookies',
  'Select value',
  'onChange',
  'instalar',
  'idioma inglés',
  'modal',
  'tabla',
  'fecha rango',
  'festivos',
  'clave',
  'NIT',
  'flecha abajo',
  'subir archivos',
  'color',
  'FileInput',
  'zzzz',
];

/** What the dialog shows, and whether its count says the same. */
function shownAndCounted() {
  const rows = [...document.querySelectorAll('dialog.search [role="option"]')];
  const repeated = (all: readonly string[]) =>
    all.filter((one, index) => all.indexOf(one) !== index);
  const count = document.querySelector('dialog.search .search-count')?.textContent ?? '';
  const counted = count === 'Un resultado' ? 1 : Number.parseInt(count, 10) || 0;
  const active = rows.filter((row) => row.getAttribute('aria-selected') === 'true').length;
  return {
    repeatedIds: repeated(rows.map(({ id }) => id)),
    repeatedRows: repeated(rows.map((row) => `${row.getAttribute('href')} ${row.textContent}`)),
    isCounted: counted === rows.length,
    isOneActive: active === Math.min(1, rows.length),
  };
}

test.describe('the results of the search', () => {
  test.use({ viewport: DESKTOP });

  for (const { what, queries, tag } of [
    { what: 'what it counts', queries: WORST_QUERIES, tag: [] },
    { what: 'what it counts of all else', queries: MORE_QUERIES, tag: '@long' },
  ]) {
    test(`shows ${what}, letter by letter`, { tag }, async ({ page }) => {
      await open(page, '/');
      await page.keyboard.press('Control+k');
      // Until the index is there, nothing answers a question.
      await field(page).fill(queries[0] ?? '');
      await expect(active(page)).toHaveCount(1);
      for (const query of queries) {
        await field(page).fill('');
        for (let end = 1; end <= query.length; end++) {
          await page.keyboard.type(query[end - 1] ?? '');
          expect(await page.evaluate(shownAndCounted), query.slice(0, end)).toMatchObject({
            repeatedIds: [],
            repeatedRows: [],
            isCounted: true,
            isOneActive: true,
          });
        }
        // What is announced waits until one stops typing.
        const count = await dialog(page).locator('.search-count').textContent();
        await expect(
          dialog(page)
            .getByRole('status')
            .getByText(count ?? ''),
        ).toBeAttached();
      }
    });
  }

  test('a newcomer finds where to begin', { tag: '@long' }, async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('Control+k');
    for (const [query, href] of [
      ['instalar', '/primeros-pasos'],
      ['cómo instalo', '/primeros-pasos'],
      ['empezar', '/primeros-pasos'],
      ['primeros pasos', '/primeros-pasos'],
      ['nextjs', '/primeros-pasos#next-js-y-react-router'],
      ['Next', '/primeros-pasos#next-js-y-react-router'],
      ['idioma', '/primeros-pasos#otros-idiomas'],
      ['idioma inglés', '/primeros-pasos#otros-idiomas'],
      ['oscuro', '/utils/theme'],
      ['cambiar color', '/tema'],
    ] as const) {
      await field(page).fill('');
      await expect(active(page)).toHaveCount(0);
      await field(page).fill(query);
      await expect.soft(active(page), query).toHaveAttribute('href', new RegExp(`^${href}`));
    }
    for (const [query, absence] of [
      ['tabla', 'Guadua no trae tablas.'],
      ['pestañas', 'Guadua no trae pestañas.'],
      ['modal', 'Guadua no trae diálogos'],
    ] as const) {
      await field(page).fill(query);
      await expect(dialog(page).locator('.search-absence')).toContainText(absence);
      await expect(dialog(page).getByRole('status').getByText(absence)).toBeAttached();
    }
  });
});
