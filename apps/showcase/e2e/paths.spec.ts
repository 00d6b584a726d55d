import type { Locator, Page } from '@playwright/test';
import { PAGES } from './pages.ts';
import { DESKTOP, expect, open, PHONE, sideways, test, unfold } from './site.ts';

/* What people do on the site, from one end to the other. */

test.describe('with the keyboard alone', () => {
  test.use({ viewport: DESKTOP });

  test('every page can be reached', { tag: '@long' }, async ({ page }) => {
    await open(page, '/');
    for (const { title, path, entry } of PAGES) {
      if (entry === undefined) continue;
      // From the heading, which has the focus after each navigation, back to the sidebar.
      await press(page, 'Shift+Tab', sidebarLink(page, path));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeFocused();
    }
  });

  test('one gets through the demos of a page to the next one', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, '/select/basic');
    const next = page
      .getByRole('navigation', { name: 'Páginas vecinas' })
      .getByRole('link', { name: /Siguiente/ });
    await press(page, 'Tab', next);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Plantillas' })).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('from the drawer to a form that is filled and sent', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Menú' }).tap();
    await page
      .getByRole('dialog', { name: 'Menú' })
      .getByRole('link', { name: 'Campos con formato' })
      .tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Campos con formato' })).toBeFocused();
    const form = (await unfold(page, 'Formulario completo')).locator('.stage');
    // The browser takes a finger for a tap only after it has lifted.
    const tap = async (field: Locator) => {
      await field.tap();
      await expect(field).toBeFocused();
    };
    const write = async (label: string, text: string) => {
      await tap(form.getByLabel(label));
      await page.keyboard.type(text);
    };
    // Sent empty, it says what is missing, above the fields and at each, and leads there; the focus is at the first.
    await form.getByRole('button', { name: 'Enviar pedido' }).tap();
    const summary = form.getByRole('region', { name: /errores/ });
    await expect(summary).toBeVisible();
    await expect(summary.getByRole('link')).toHaveCount(6);
    await expect(form.locator('.gd-field').getByText('Requerido')).toHaveCount(6);
    await summary.getByRole('link', { name: 'Dirección de entrega' }).tap();
    const address = form.getByRole('group', { name: 'Dirección de entrega' });
    await expect(address.locator(':focus')).toHaveCount(1);
    await write('Quién recibe', 'ana maría 7 muñoz');
    await write('NIT de la empresa', '899999068');
    await page.keyboard.press('ArrowRight');
    await tap(address.getByRole('combobox'));
    await page.keyboard.type('carrera');
    await page.keyboard.press('Enter');
    await expect(address.getByRole('textbox', { name: /Número de vía/ })).toBeFocused();
    await page.keyboard.type('7A#12-34');
    await write('Peso en kilos', '2,5');
    await write('Valor declarado', '1234567,89');
    await write('Hora de entrega', '945');
    await write('Observaciones', 'Portería');
    await form.getByRole('button', { name: 'Enviar pedido' }).tap();
    await expect(form.getByRole('status').getByRole('listitem')).toHaveText([
      'recibe: Ana María Muñoz',
      'empresa: 899999068-1',
      'entrega: Carrera 7A # 12 - 34',
      'peso: 2.5',
      'declarado: 1234567.89',
      'hora_entrega: 09:45',
      'observaciones: Portería',
    ]);
    expect(await sideways(page)).toBe(0);
  });

  test('from a deep link to an example, on, and back to where it was', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, '/date/basic#festivos-de-colombia');
    const heading = page.getByRole('heading', { name: 'Festivos de Colombia', exact: true });
    await expect(heading).toBeInViewport();
    await page.evaluate(() => window.scrollBy(0, 300));
    const before = await page.evaluate(() => window.scrollY);
    // Where a finger would: Playwright's own tap scrolls for what sticks to the top.
    const menu = await page.getByRole('button', { name: 'Menú' }).boundingBox();
    await page.touchscreen.tap((menu?.x ?? 0) + 20, (menu?.y ?? 0) + 20);
    await page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'Cookies' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/date/basic#festivos-de-colombia');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });
});

function sidebarLink(page: Page, path: string): Locator {
  return page.getByRole('navigation', { name: 'Componentes' }).locator(`a[href="${path}"]:visible`);
}

/** Presses a key until something has the focus. */
async function press(page: Page, key: string, target: Locator): Promise<void> {
  const wanted = await target.elementHandle();
  for (let times = 0; times < 250; times += 1) {
    if (await page.evaluate((element) => element === document.activeElement, wanted)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} did not get to ${target}.`);
}
