import { fileURLToPath } from 'node:url';
import { BUDGETS } from '@guadua/size/budgets';
import { PACKAGES } from '@guadua/workspace';
import { readReleases } from '../../build/changelog.ts';
import { kilobytes } from '../../src/demo/kilobytes.ts';
import { expect, open, test } from '../site.ts';

test('the pages on the project are a click away, at the side of every page', async ({ page }) => {
  await open(page, '/ui/buttons');
  for (const name of ['Novedades', 'Rendimiento', 'Accesibilidad']) {
    await page.getByRole('navigation', { name: 'Componentes' }).getByText(name).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  }
});

test('/novedades lists every change, released or not', async ({ page }) => {
  await open(page, '/novedades');
  for (const summary of await page.locator('.novedades-package > summary').all()) {
    await summary.click();
  }
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const changes = readReleases(root).flatMap((release) => release.changes);
  expect(changes.length).toBeGreaterThanOrEqual(PACKAGES.length);
  for (const { text } of changes) {
    const [sentence = ''] = text.split('\n');
    await expect(page.getByText(sentence.replaceAll('`', '')).first()).toBeVisible();
  }
});

test('/rendimiento shows each size beside its budget', async ({ page }) => {
  await open(page, '/rendimiento');
  await page.getByText(/^@guadua\/forms: \d+ de \d+ alcanzan la meta$/).click();
  const row = page.getByRole('row').filter({ hasText: 'PinInput' });
  await expect(row.getByRole('cell').first()).toContainText(/\d,\d\skB/);
  const limit = BUDGETS.find(({ names }) => names?.join() === 'PinInput')?.limit ?? 0;
  await expect(row.getByRole('cell').last()).toHaveText(kilobytes(limit * 1000));
});

test('/rendimiento shows what a component adds to those that are chosen', async ({ page }) => {
  await open(page, '/rendimiento');
  await page.getByText(/^Elegir entre \d+ componentes$/).click();
  const figure = (name: string) =>
    page
      .locator('.size-card label', { has: page.getByRole('checkbox', { name }) })
      .locator('.size-card-figure');
  const total = page.locator('.size-card-total');
  const before = await total.textContent();
  const alone = await figure('DateRangePicker').textContent();
  await page.getByRole('checkbox', { name: 'DatePicker' }).press('Space');
  await expect(total).not.toHaveText(before ?? '');
  // Most of it has come with the other one.
  const added = (text: string | null) => Number(text?.replace(/[^\d,]/g, '').replace(',', '.'));
  expect(added(await figure('DateRangePicker').textContent())).toBeLessThan(added(alone) / 3);
  await page.getByRole('checkbox', { name: 'DatePicker' }).press('Space');
  await expect(total).toHaveText(before ?? '');
});

test('a page says what it weighs, measured by the build', async ({ page }) => {
  await open(page, '/forms/pin');
  await expect(page.locator('.page-size')).toHaveText(
    /^\d+,\d\skB gzip · \d+,\d\skB si ya usas @guadua\/forms$/,
  );
  await expect(page.getByRole('link', { name: 'Ver código' })).toHaveAttribute(
    'href',
    /\/tree\/main\/packages\/forms\/src$/,
  );
  await expect(page.getByRole('link', { name: 'Editar esta página' })).toHaveAttribute(
    'href',
    /\/edit\/main\/apps\/showcase\/src\/pages\/forms\/pin\/page\.tsx$/,
  );
});

test('on paper there is the page and all of its code, in ink', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('guadua-color-scheme', 'dark'));
  await open(page, '/ui/buttons');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Componentes' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const code = page.getByRole('group', { name: /^Código de/ }).first();
  await expect(code.locator('pre')).toHaveCSS('white-space', 'pre-wrap');
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toMatch(/oklch\(0\.23/);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.code')].some((box) => box.scrollWidth > box.clientWidth + 1),
  );
  expect(cut).toBe(false);
});

test.describe('the change from one page to the next', () => {
  for (const [motion, expected] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    test(`with motion ${motion} fades in ${expected} times`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.addInitScript(() => {
        const original = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
          if (this.matches('main'))
            this.setAttribute('data-fades', `${this.getAttribute('data-fades') ?? ''}|`);
          return original.apply(this, how);
        };
      });
      await open(page, '/ui/buttons');
      await page.getByRole('link', { name: 'Grupo botones' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Grupo de botones' })).toBeFocused();
      const fades = await page.locator('main').getAttribute('data-fades');
      expect(fades?.length ?? 0).toBe(expected);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }
});

test('what gives the theme of Guadua back keeps the focus', async ({ page }) => {
  await open(page, '/tema');
  const back = page.getByRole('button', { name: 'Volver al tema de Guadua' });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('slider', { name: 'Esquinas' }).press('ArrowRight');
  await expect(back).toHaveAttribute('aria-disabled', 'false');
  await back.press('Enter');
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await expect(back).toBeFocused();
});

test('a theme of one’s own says what it changed of the brand, and lasts as long as the visit', async ({
  page,
}) => {
  const accent = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--gd-accent'));
  const wayBack = page.getByRole('link', { name: 'Cambiar o quitar tu tema' });
  await open(page, '/tema');
  await expect(wayBack).toBeHidden();
  const brand = page.getByLabel('El color de tu marca');
  await brand.fill('#ffd400');
  await expect(brand).toHaveAccessibleDescription(
    /en botones y casillas: es tu color, sin cambios.* más oscuro para que se lean/,
  );
  const chosen = '#ffd400';
  expect(await accent()).toBe(chosen);

  await page.getByRole('link', { name: 'Botones', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Botones' })).toBeFocused();
  expect(await accent()).toBe(chosen);
  await open(page, '/forms/basic');
  expect(await accent()).toBe(chosen);

  await wayBack.click();
  await expect(brand).toHaveValue('#ffd400');
  await page.getByRole('button', { name: 'Volver al tema de Guadua' }).click();
  await expect(wayBack).toBeHidden();
  await open(page, '/forms/basic');
  expect(await accent()).toBe('');
});
