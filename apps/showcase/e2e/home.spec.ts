import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

/** A check digit that is right: 899.999.068-1 is the NIT of a Colombian company. */
const NIT = '899999068-1';

const order = (page: Page) => page.getByRole('form', { name: 'Pedido' });
const figure = (page: Page, name: string) =>
  order(page)
    .locator('.figure-live', { has: page.locator(`dt:text-is("${name}")`) })
    .locator('dd');

test.describe('the order form of the home', () => {
  test('keeps what is typed before its script comes, and writes it in the margin', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/order-form-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/');
    const nit = order(page).getByRole('textbox', { name: 'NIT de la empresa' });
    await nit.selectText();
    await page.keyboard.press('Delete');
    await nit.pressSequentially(NIT);
    await expect(page.locator('[data-part="order"]')).not.toHaveAttribute('data-ready');
    release();
    await expect(page.locator('[data-part="order"]')).toHaveAttribute('data-ready');
    await expect(nit).toHaveValue('899.999.068-1');
    await expect(nit).toBeFocused();
    await expect(figure(page, 'nit')).toHaveText('899999068-1');
  });

  test('says what is missing, and shows what the server would get', async ({ page }) => {
    await open(page, '/');
    const form = order(page);
    const send = form.getByRole('button', { name: 'Enviar pedido' });
    const nit = form.getByRole('textbox', { name: 'NIT de la empresa' });
    await nit.fill('');
    await send.click();
    await expect(form.getByText('Requerido')).toHaveCount(4);
    await expect(nit).toBeFocused();

    await page.keyboard.type(NIT);
    await form.getByRole('combobox', { name: 'Municipio' }).click();
    await expect(page.getByRole('combobox', { name: 'Buscar' })).toBeFocused();
    await page.keyboard.type('salento');
    await page.getByRole('option', { name: 'Salento' }).click();
    await form.getByRole('combobox', { name: 'Entrega, entre' }).fill('5/3/2027 - 10/3/2027');
    await page.keyboard.press('Tab');
    await form.locator('input[type="file"]').setInputFiles({
      name: 'orden.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\n%%EOF'),
    });
    await expect(figure(page, 'orden')).toHaveText('orden.pdf');
    await send.click();
    const received = form.getByRole('status').filter({ hasText: 'Lo que recibe el servidor' });
    await expect(received.getByRole('listitem')).toHaveText([
      'nit=899999068-1',
      /^municipio=63690$/,
      'direccion=Carrera 7 # 71 - 21',
      /^entrega.*=2027-03-05/,
      /^entrega.*=2027-03-10/,
      /^orden=orden\.pdf \(\d+ bytes\)$/,
    ]);

    await form.getByRole('button', { name: 'Empezar de nuevo' }).click();
    await expect(figure(page, 'municipio')).toHaveText('—');
    await expect(figure(page, 'nit')).toHaveText('900373913-4');
    await expect(received).toHaveCount(0);
    await expect(form.getByText('Requerido')).toHaveCount(0);
  });
});

test('the wall of the home comes to life when it is near', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/');
  const wall = page.locator('.wall');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /\/(?:pieces|order-form)-/.test(path))).toEqual([]);
  await expect(wall.getByRole('link', { name: 'Calendario' })).toHaveAttribute(
    'href',
    '/date/basic',
  );
  const before = await wall.boundingBox();
  await wall.scrollIntoViewIfNeeded();
  await expect(wall.getByRole('combobox', { name: 'Sedes' })).toBeVisible();
  await expect(wall.getByRole('grid')).toBeVisible();
  await expect.poll(async () => (await wall.boundingBox())?.height).toBe(before?.height);
});

test('the plates of the wall come out even', { tag: '@long' }, async ({ page }) => {
  await open(page, '/');
  for (const width of [1440, 1024, 900, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const open = await page.evaluate(() => {
      const wall = document.querySelector('.wall')?.getBoundingClientRect();
      const plates = [...document.querySelectorAll('.wall-plate')].map((plate) =>
        plate.getBoundingClientRect(),
      );
      const last = plates.filter(({ bottom }) => bottom === wall?.bottom);
      const lefts = new Set(plates.map(({ left }) => left));
      return [...lefts].filter((x) => !last.some(({ left, right }) => left <= x && x < right));
    });
    expect.soft(open, `columns that end early, ${width} px`).toEqual([]);
  }
});
