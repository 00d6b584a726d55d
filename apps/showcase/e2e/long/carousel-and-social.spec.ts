import type { Page } from '@playwright/test';
import { expect, open, test } from '../site.ts';

/** The demos themselves: their source stands below them with the same words. */
const demos = (page: Page) => page.locator('.stage');

test.describe('carousel (CAR)', () => {
  test('goes on by its button', async ({ page }) => {
    await open(page, '/splide');
    const carousel = page.getByRole('region', { name: 'Paisajes de Colombia' });
    await carousel.getByRole('button', { name: 'Diapositiva siguiente' }).click();
    await expect(carousel.getByRole('tabpanel', { name: '2 de 5' })).toBeInViewport();
    await expect(carousel.getByRole('tabpanel', { name: '1 de 5' })).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the slides are there', async ({ page }) => {
      await page.goto('/splide');
      const picture = page.getByRole('img', { name: 'Frailejones entre lomas grises' });
      await expect(picture.first()).toBeInViewport({ ratio: 0.2 });
    });
  });

  test('the thumbnails and the picture share one index', async ({ page }) => {
    await open(page, '/splide');
    await page.getByRole('button', { name: 'Selva del Vaupés' }).click();
    const carousel = page.getByRole('region', { name: 'Paisajes', exact: true });
    await expect(carousel.getByRole('group', { name: '2 de 5' })).toBeVisible();
  });

  test('slides come and go', async ({ page }) => {
    await open(page, '/splide');
    const carousel = page.getByRole('region', { name: 'Paisajes que llegan y se van' });
    await page.locator('summary', { hasText: 'Diapositivas que cambian' }).click();
    await page.getByRole('button', { name: 'Agregar' }).click();
    await expect(carousel.getByRole('tab')).toHaveCount(2);
    await page.getByRole('button', { name: 'Quitar' }).click();
    await expect(carousel.getByRole('tab')).toHaveCount(0);
  });

  test('no other page brings its engine', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await open(page, '/');
    expect(loaded.filter((url) => url.includes('splide'))).toEqual([]);
  });
});

test.describe('sign-in (SOC)', () => {
  test('with a simulated provider, asked for by a click and not before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/simulado|google|facebook/.test(request.url())) scripts.push(request.url());
    });
    await open(page, '/social');
    await expect(page.getByRole('heading', { name: 'Sin configurar' })).toBeVisible();
    expect(scripts.filter((url) => url.endsWith('.js') && url.includes('simulado'))).toEqual([]);
    await demos(page).getByRole('button', { name: 'Continuar con Google' }).first().click();
    await page.getByRole('button', { name: 'Continuar como Ana María' }).click();
    await expect(demos(page).getByText('Hola, Ana María (ana.munoz@example.com)')).toBeVisible();
    expect(scripts.every((url) => new URL(url).origin === new URL(page.url()).origin)).toBe(true);
  });

  test('says why it could not', async ({ page, quiet }) => {
    quiet.expect(/cerró la ventana de Facebook/);
    await open(page, '/social');
    await page.getByRole('radio', { name: 'Credencial vencida' }).click();
    await demos(page).getByRole('button', { name: 'Continuar con Google' }).first().click();
    await expect(
      demos(page).getByText(/no es válida o ya venció\. Intenta de nuevo\./),
    ).toBeVisible();
    await page.getByRole('radio', { name: 'La persona cierra la ventana' }).click();
    await demos(page).getByRole('button', { name: 'Continuar con Facebook' }).first().click();
    await expect(demos(page).getByText('Cerraste la ventana, y no pasa nada.')).toBeVisible();
    await demos(page).getByRole('button', { name: 'Continuar con Google' }).nth(1).click();
    await expect(demos(page).getByText(/Ingreso sin configurar/)).toBeVisible();
  });

  test('Escape closes the played window, which is no error', async ({ page }) => {
    await open(page, '/social');
    await demos(page).getByRole('button', { name: 'Continuar con Google' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(demos(page).getByText('No quisiste entrar, y no pasa nada.')).toBeVisible();
  });
});
