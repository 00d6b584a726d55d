import { expect, open, test } from './site.ts';

test('the theme button changes the scheme, keeps it, and says what it does (SHL-1)', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  const toggle = page.getByRole('button', { name: 'Activar/Desactivar tema oscuro' });
  await toggle.hover();
  await expect(page.getByRole('tooltip', { name: 'Activar/Desactivar tema oscuro' })).toBeVisible();
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(page.locator('body')).toHaveClass(/scheme-dark/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
});

test('Escape hides the tooltip of the theme button', { tag: '@long' }, async ({ page }) => {
  await open(page, '/');
  const toggle = page.getByRole('button', { name: 'Activar/Desactivar tema oscuro' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (let step = 0; step < 3 && !(await isFocused(toggle)); step += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(toggle).toBeFocused();
  const tooltip = page.locator('[role="tooltip"]').first();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});

test('the system decides until a person chooses', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
});

test('home confirms that the install command was copied (HOM-1)', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Librería React de uso general' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Copiar el comando de instalación' }).click();
  await expect(page.locator('.gd-snackbars').getByText('Copiado al portapapeles')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.locator('.home-install code').textContent(),
  );
  await expect(page.getByRole('link', { name: 'En GitHub', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Leer la documentación' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Primeros pasos' })).toBeFocused();
});

test('an unknown address has a way back (SHL-3)', async ({ page, quiet }) => {
  quiet.expect(/Failed to load resource.*404/);
  await open(page, '/no/existe');
  await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL('/');
});

test('a page whose files can not be loaded says so, and "Reintentar" brings it (SHL-3)', async ({
  page,
  quiet,
}) => {
  quiet.expect(/Failed to load|Failed to fetch|dynamically imported|ERR_FAILED/);
  await open(page, '/');
  const files = '**/assets/*.js';
  await page.route(files, (route) => route.abort());
  await page.getByRole('link', { name: 'Snackbar' }).first().click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'La página no se pudo mostrar' }),
  ).toBeVisible();
  await page.unroute(files);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Snackbar' })).toBeVisible();
});

function isFocused(locator: import('@playwright/test').Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}
