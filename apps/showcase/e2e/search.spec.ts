import type { Page } from '@playwright/test';
import { DESKTOP, expect, open, test } from './site.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Buscar en Guadua' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const active = (page: Page) => dialog(page).getByRole('option', { selected: true });

async function search(page: Page, query: string) {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
}

test.describe('search', () => {
  test.use({ viewport: DESKTOP });

  test('from "clave aleatoria" to a copy of the password example, without a mouse', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('clave aleatoria');
    await expect(active(page)).toContainText('Contraseña aleatoria');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/utils/password');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const example = page.locator('.example', { hasText: 'in-code.tsx' });
    await example.locator('summary', { hasText: 'Código' }).press('Enter');
    const copy = example.getByRole('button', { name: 'Copiar el código de in-code.tsx' });
    await expect(copy).toBeEnabled();
    await copy.press('Enter');
    await expect(page.locator('.gd-snackbars').getByText('Copiado al portapapeles')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('generatePassword');
  });

  test('opens by its keys and its button, and gives the focus back', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, '/ui/buttons');
    const button = page.getByRole('button', { name: 'Buscar…' });
    await button.click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();
    for (const keys of ['Meta+k', 'Control+k']) {
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(button).toBeFocused();
    }
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.mouse.click(8, 400);
    await expect(dialog(page)).toBeHidden();
  });

  test('a person can type into the search before its script has come', { tag: '@long' }, async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/search-dialog-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('calen');
    release();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('dario');
    await expect(field(page)).toHaveValue('calendario');
    await expect(active(page)).toHaveAttribute('href', '/date/basic');
  });

  test('no key alone opens it (WCAG 2.1.4)', { tag: '@long' }, async ({ page }) => {
    await open(page, '/');
    const isTaken = (pressed: { key: string; ctrlKey?: boolean }) =>
      page.evaluate((init) => {
        const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
        return !document.body.dispatchEvent(event);
      }, pressed);
    for (const key of ['/', 'k', 's', '?']) expect(await isTaken({ key }), key).toBe(false);
    expect(await isTaken({ key: 'k', ctrlKey: true })).toBe(true);
  });

  test('finds the page that is meant, without accents and with a slip of the hand', async ({
    page,
  }) => {
    await open(page, '/');
    await page.keyboard.press('Control+k');
    for (const [query, path] of [
      ['contrasena', '/forms/password'],
      ['CONTRASEÑA', '/forms/password'],
      ['desplegable', '/select/basic'],
      ['combo', '/select/basic'],
      ['lista', '/select/'],
      ['calendario', '/date/basic'],
      ['subir', '/file/upload'],
      ['adjuntar', '/file/basic'],
      ['cédula', '/forms/extras#nit'],
      ['RUT', '/forms/extras#nit'],
      ['toast', '/utils/snackbar'],
      ['contraesña', '/forms/password'],
      ['botones', '/ui/buttons'],
      ['festivos', '/date/'],
      ['changelog', '/novedades'],
    ] as const) {
      // What was found before is no answer to this.
      await field(page).fill('');
      await expect(active(page)).toHaveCount(0);
      await field(page).fill(query);
      await expect.soft(active(page), query).toHaveAttribute('href', new RegExp(`^${path}`));
    }
  });

  test('finds what a key does, also by its name', { tag: '@long' }, async ({ page }) => {
    await open(page, '/');
    await search(page, 'flecha abajo');
    const keys = dialog(page).getByRole('group', { name: 'Teclado' });
    await expect(keys.getByRole('option').first()).toContainText('↓');
    await expect(keys.getByRole('option').first()).toHaveAttribute('href', /#/);
  });

  test('an example opens at its place', { tag: '@long' }, async ({ page }) => {
    await open(page, '/');
    await search(page, 'dos meses');
    await expect(active(page)).toHaveAttribute('href', '/date/range#dos-meses-en-la-pagina');
    await page.keyboard.press('Enter');
    await expect(page.locator('#dos-meses-en-la-pagina')).toBeFocused();
    await expect(page.locator('#dos-meses-en-la-pagina')).toBeInViewport();
  });

  test('the whole keyboard moves the active result (APG combobox)', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, '/');
    await page.keyboard.press('Control+k');
    await expect(options(page).first()).toBeVisible();
    await expect(active(page)).toHaveCount(0);
    await page.keyboard.type('fecha');
    await expect(options(page).nth(3)).toBeVisible();
    const last = (await options(page).count()) - 1;
    const at = async (index: number) => {
      await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(active(page)).toHaveCount(1);
      const id = await options(page).nth(index).getAttribute('id');
      await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
      await expect(field(page)).toBeFocused();
    };
    await at(0);
    await page.keyboard.press('ArrowDown');
    await at(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await at(last);
    await expect(options(page).nth(last)).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await at(0);
    await page.keyboard.press('End');
    await at(last);
    await page.keyboard.press('Home');
    await at(0);
    await page.keyboard.type(' rango');
    await at(0);
  });

  test('a pointer that rests on the list leaves the choice to the arrows', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, '/');
    await search(page, 'fecha');
    const third = options(page).nth(2);
    await expect(third).toBeVisible();
    const box = await third.boundingBox();
    const at = { clientX: Math.round((box?.x ?? 0) + 30), clientY: Math.round((box?.y ?? 0) + 12) };
    await page.mouse.move(at.clientX - 9, at.clientY);
    await page.mouse.move(at.clientX, at.clientY);
    await expect(third).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    // What WebKit sends after a scroll, to the row that then lies under the pointer.
    await third.evaluate((row, place) => {
      row.dispatchEvent(new PointerEvent('pointermove', { ...place, bubbles: true }));
    }, at);
    await page.keyboard.press('ArrowUp');
    const count = await options(page).count();
    await expect(options(page).nth(count - 2)).toHaveAttribute('aria-selected', 'true');
  });

  test('says how much was found, and helps where nothing was', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, '/');
    await search(page, 'municipios');
    // Snackbars keep a region of theirs in an open dialog.
    const status = dialog(page).getByRole('status');
    await expect(status.getByText(/^(?:\d+ resultados|Un resultado)$/)).toBeAttached();
    await field(page).fill('zzzzxq');
    await expect(status.getByText('Sin resultados para «zzzzxq»')).toBeAttached();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await dialog(page).getByRole('button', { name: 'calendario' }).click();
    await expect(field(page)).toBeFocused();
    await expect(active(page)).toHaveAttribute('href', '/date/basic');
  });

  test('no page loads it before the first sign of a search', { tag: '@long' }, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const ofSearch = () => fetched.filter((url) => /search-dialog|busqueda/.test(url));
    await open(page, '/');
    await page.mouse.move(700, 600);
    expect(ofSearch()).toEqual([]);
    await page.getByRole('button', { name: 'Buscar…' }).hover();
    await expect.poll(ofSearch).toContainEqual(expect.stringContaining('busqueda.json'));
    await expect(dialog(page)).toBeHidden();
  });

  test('without its index it still finds the titles', { tag: '@long' }, async ({ page, quiet }) => {
    quiet.expect(/Failed to load resource/);
    await page.route('**/busqueda.json', (route) => route.fulfill({ status: 500 }));
    await open(page, '/');
    await search(page, 'snackbar');
    await expect(active(page)).toHaveAttribute('href', '/utils/snackbar');
    await expect(dialog(page).getByText('se busca solo en los títulos')).toBeVisible();
  });

  test('a lost visitor finds it on the page for unknown addresses', { tag: '@long' }, async ({
    page,
    quiet,
  }) => {
    quiet.expect(/Failed to load resource.*404/);
    await open(page, '/no/existe');
    await page.locator('main').getByRole('button', { name: 'Buscar…' }).click();
    await field(page).fill('pin');
    await expect(active(page)).toHaveAttribute('href', '/forms/pin');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/forms/pin');
  });
});
