import type { Page } from '@playwright/test';
import { expect, open, test } from '../site.ts';

/** The demos themselves: their source stands below them with the same words. */
const demos = (page: Page) => page.locator('.stage');

test.describe('cookies (BRW-2)', () => {
  test('the list is live, and deletes one or all', async ({ page }) => {
    await open(page, '/utils/cookies');
    await expect(demos(page).getByText('Ninguna todavía.')).toBeVisible();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByRole('button', { name: 'Guardar 42', exact: true }).click();
    await expect(page.getByRole('row', { name: /preferencias/ })).toContainText('object');
    await expect(page.getByRole('row', { name: /visitas/ })).toContainText('number');
    await page.getByRole('button', { name: 'Guardar «42»' }).click();
    await expect(page.getByRole('row', { name: /visitas/ })).toContainText('string');
    await page.getByRole('button', { name: 'Borrar visitas' }).click();
    await expect(page.getByRole('row', { name: /visitas/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Borrar todas' }).click();
    await expect(demos(page).getByText('Ninguna todavía.')).toBeVisible();
  });

  test('keeps a hostile name as it is, and refuses none in words', async ({ page }) => {
    await open(page, '/utils/cookies');
    const save = page.getByRole('button', { name: 'Guardar', exact: true });
    await page.getByLabel('Nombre').fill('');
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: 'No se puede' })).toBeVisible();
    await page.getByLabel('Nombre').fill('a;b');
    await save.click();
    await expect(page.getByRole('row', { name: /a;b/ })).toBeVisible();
  });

  test('the header travels with what changes something here, and nowhere else (BRW-3)', async ({
    page,
  }) => {
    await open(page, '/utils/cookies');
    const sent = demos(page).getByText(/^X-XSRF-TOKEN: /);
    await page.getByRole('button', { name: 'GET /pedidos' }).click();
    await expect(sent).toHaveText('X-XSRF-TOKEN: no se envía');
    await page.getByRole('button', { name: 'POST /pedidos', exact: true }).click();
    await expect(sent).toHaveText('X-XSRF-TOKEN: ficha-de-prueba');
    await page.getByRole('button', { name: /otro-sitio/ }).click();
    await expect(sent).toHaveText('X-XSRF-TOKEN: no se envía');
  });
});

test.describe('click (BRW-7)', () => {
  test('short, long, and back after two seconds', async ({ page }) => {
    await open(page, '/utils/click');
    // What it says stays for two seconds only: time goes on when the test lets it.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = page.getByRole('button', { name: /^Clic/ });
    await button.click();
    await expect(button).toHaveText('Clic corto');
    await page.clock.runFor(2000);
    await expect(button).toHaveText('Clic aquí para probar');
    await button.hover();
    await page.mouse.down();
    await page.clock.runFor(1100);
    await page.mouse.up();
    await expect(button).toHaveText('Clic prolongado');
    await page.clock.runFor(2000);
    await expect(button).toHaveText('Clic aquí para probar');
    await button.press('Enter');
    await expect(button).toHaveText('Clic corto');
  });
});

test.describe('fullscreen (BRW-6)', () => {
  test('the page, and one element', async ({ page }) => {
    await open(page, '/utils/fullscreen');
    await page.getByRole('button', { name: 'Toda la página' }).click();
    const leave = page.getByRole('button', { name: 'Salir de pantalla completa' });
    await expect(leave).toBeVisible();
    await leave.click();
    await page.getByRole('button', { name: 'Ampliar' }).click();
    await page.getByRole('button', { name: 'Salir', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Ampliar' })).toBeVisible();
  });
});

test.describe('password (TXT-3)', () => {
  test('is made as asked, rated and copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/utils/password');
    const password = demos(page).getByLabel('Contraseña', { exact: true });
    await demos(page).getByRole('button', { name: 'Generar' }).click();
    await expect(password).toHaveValue(/^[\dA-Za-z]{8}$/);
    await demos(page).getByLabel('Longitud').fill('24');
    await demos(page).getByLabel('Caracteres especiales').check();
    await expect(demos(page).getByText(/Fortaleza: muy buena, 1\d\d bits/)).toBeVisible();
    await demos(page).getByRole('button', { name: 'Generar' }).click();
    await expect(password).toHaveValue(/^\S{24}$/);
    await demos(page).getByRole('button', { name: 'Copiar' }).click();
    const made = await password.inputValue();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(made);
  });

  test('refuses a length that can’t hold the classes', async ({ page }) => {
    await open(page, '/utils/password');
    await demos(page).getByLabel('Longitud').fill('2');
    await expect(demos(page).getByText('Muy corta para las clases elegidas')).toBeVisible();
    await expect(demos(page).getByRole('button', { name: 'Generar' })).toBeDisabled();
  });
});
