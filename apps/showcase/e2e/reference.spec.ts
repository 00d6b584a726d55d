import { readdir, readFile } from 'node:fs/promises';
import { readReference } from '../build/read-reference.ts';
import { PAGES } from './pages.ts';
import { expect, filesTest, open, PHONE, test } from './site.ts';

const DIST = new URL('../dist/', import.meta.url);
const DEMO_PAGES = PAGES.filter(({ section }) => !['home', 'project'].includes(section)).map(
  ({ path }) => path,
);
const FILTER = 'Filtrar la referencia';

filesTest('every page has its reference in its HTML, and its keys where it has some', async () => {
  const reference = await readReference();
  for (const path of DEMO_PAGES) {
    const html = await readFile(new URL(`${path.slice(1)}.html`, DIST), 'utf8');
    expect(html, path).toContain('<h2 id="referencia"');
    expect(html.match(/id="api-/g)?.length ?? 0, path).toBeGreaterThan(1);
    expect(html.includes('<h2 id="teclado"'), path).toBe(
      (reference.pages[path]?.keys.length ?? 0) > 0,
    );
  }
});

test('the pages about the project have none', { tag: '@long' }, async ({ page }) => {
  await open(page, '/novedades');
  await expect(page.getByRole('heading', { name: 'Referencia' })).toHaveCount(0);
});

test('it stands behind the keyboard, and before limits and data', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, '/select/basic');
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(titles.slice(-4)).toEqual(['Teclado', 'Accesibilidad', 'Referencia', 'Datos']);
});

filesTest('no script carries it', async () => {
  const assets = await readdir(new URL('assets/', DIST));
  for (const file of assets.filter((name) => name.endsWith('.js'))) {
    const script = await readFile(new URL(`assets/${file}`, DIST), 'utf8');
    expect(script.includes('Admite varias opciones: el valor es una lista'), file).toBe(false);
  }
});

test('it can be read and followed without JavaScript, on a phone too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: PHONE,
  });
  const page = await context.newPage();
  await page.goto('/select/basic#api-select--clearable');
  // The browser opens the fold that the address leads into.
  const row = page.locator('#api-select--clearable');
  await expect(row).toBeInViewport();
  await expect(row.getByRole('rowheader')).toHaveText('clearable');
  await expect(row).toContainText('Muestra el botón que borra lo elegido');
  await expect(page.getByRole('searchbox', { name: FILTER })).toBeHidden();
  await expect(page.getByRole('rowheader', { name: 'Enter' }).first()).toBeVisible();
  await context.close();
});

for (const path of ['/forms/basic', '/select/basic', '/utils/snackbar']) {
  test(`what ${path} says is the same with JavaScript`, { tag: '@long' }, async ({
    browser,
    baseURL,
    page,
  }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const still = await plain.newPage();
    const parts = ['.reference', 'section:has(> #teclado)'];
    await still.goto(path);
    const without = await Promise.all(parts.map((part) => still.locator(part).innerHTML()));
    await plain.close();
    await open(page, path);
    const hydratedParts = await Promise.all(parts.map((part) => page.locator(part).innerHTML()));
    expect(hydratedParts).toEqual(without);
  });
}

test('it lists required props first, and each alternative of a union', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, '/select/basic');
  await page.getByRole('button', { name: 'Desplegar todo' }).click();
  const props = page.getByRole('table', { name: 'Propiedades' });
  await expect(props.first().getByRole('row').nth(1)).toContainText('obligatoria');
  const values = props.getByRole('row').filter({
    has: page.getByRole('rowheader', { name: 'value', exact: true }),
  });
  await expect(values).toHaveCount(2);
  await expect(values.nth(0)).toContainText('sin multiple');
  await expect(values.nth(1)).toContainText('readonly Value[] | null');
});

test('each key has one link to the file that proves it', { tag: '@long' }, async ({ page }) => {
  await open(page, '/select/basic');
  const keys = page.locator('section:has(> #teclado)');
  const rows = keys.getByRole('row').filter({ has: page.locator('kbd') });
  const links = rows.getByRole('link', { name: '✓ probado' });
  await expect(links).toHaveCount(await rows.count());
  await expect(links.first()).toHaveAttribute('href', /\/packages\/select\/.+\.test\.tsx?$/);
});

test('the first line of a page leads to the properties of its component, which are open', async ({
  page,
}) => {
  await open(page, '/date/range');
  await page.getByRole('link', { name: 'Propiedades', exact: true }).click();
  const reference = page.locator('.reference');
  await expect(reference.getByRole('heading', { level: 3 }).first()).toHaveText('DateRangePicker');
  const props = reference.getByRole('table').first();
  await expect(props).toBeInViewport();
  await expect(props.getByRole('columnheader')).toHaveText([
    'Nombre',
    'Tipo',
    'Por defecto',
    'Descripción',
  ]);
  await reference
    .getByText(/^\d+ propiedades más$/)
    .first()
    .click();
  await expect(reference.getByRole('rowheader', { name: 'startDateField' })).toBeVisible();
});

test('a link leads to its row, below the toolbar', { tag: '@long' }, async ({ page }) => {
  await open(page, '/date/basic#api-date-picker--min-date');
  const row = page.locator('#api-date-picker--min-date');
  await expect(row).toBeInViewport();
  await page.goto('/date/basic#api-calendar');
  const target = page.locator('#api-calendar');
  await expect(target).toBeInViewport();
  await expect.poll(async () => (await target.boundingBox())?.y).toBeGreaterThan(56);
});

test('the filter narrows it to the rows that hold each word', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, '/forms/basic');
  const filter = page.getByRole('searchbox', { name: FILTER });
  const rows = page.locator('.reference tbody tr:visible');
  const inSight = await rows.count();
  await filter.fill('BOTON vacia');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Muestra un botón que vacía el campo.');
  await expect(page.locator('.ref-count')).toHaveText(/^1 de \d+$/);
  await expect(page.getByRole('heading', { name: 'Switch' })).toBeHidden();

  await filter.fill('no hay tal');
  await expect(rows).toHaveCount(0);
  await expect(page.getByText('Nada con ese nombre en esta página.')).toBeVisible();

  await filter.fill('radiogroup');
  await expect(page.getByRole('heading', { name: 'RadioGroup' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'orientation', exact: true })).toBeVisible();

  await filter.press('Escape');
  await expect(filter).toHaveValue('');
  await expect(rows).toHaveCount(inSight);
  await expect(page.locator('.ref-count')).toHaveText('');
  await page.getByRole('button', { name: 'Desplegar todo' }).click();
  await expect(page.getByRole('rowheader', { name: 'orientation', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Plegar todo' }).click();
  await expect(rows).toHaveCount(0);
});

test('a page that is built in the browser fetches its own', { tag: '@long' }, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/reference-.*\.json$/.test(pathname)) fetched.push(pathname);
  });
  await open(page, '/ui/buttons');
  expect(fetched).toEqual([]);
  await page.getByRole('link', { name: 'PIN', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Referencia' })).toBeVisible();
  await expect(page.locator('#api-pin-input--length')).toContainText('Número de casillas');
  await expect(page.getByRole('rowheader', { name: 'Retroceso' })).toBeVisible();
  // Once, for the keys and the tables.
  expect(fetched).toEqual([expect.stringMatching(/\/forms\/pin\.json$/)]);
});

test('an address inside it is gone to once it has come', { tag: '@long' }, async ({ page }) => {
  await open(page, '/ui/buttons');
  await page.evaluate(() => {
    history.pushState(null, '', '/forms/pin#api-pin-input--mask');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(page.locator('#api-pin-input--mask')).toBeInViewport();
  await expect(page.locator('#api-pin-input--mask')).toBeFocused();
});

test('a page does without it when it does not come', { tag: '@long' }, async ({ page, quiet }) => {
  quiet.expect(/ERR_FAILED/);
  await page.route('**/assets/reference-*/**', (route) => route.abort());
  await open(page, '/ui/buttons');
  await page.getByRole('link', { name: 'PIN', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'PIN' })).toBeVisible();
  await expect(page.getByRole('textbox').first()).toBeVisible();
});

for (const [path, key, caps] of [
  ['/utils/snackbar', 'F6', 'F6'],
  ['/date/basic', 'Shift+PageUp', 'Mayús + Re Pág'],
] as const) {
  test(`the row of ${caps} lights up when it is pressed`, { tag: '@long' }, async ({ page }) => {
    await open(page, path);
    const rest = page.getByText(/^\d+ teclas más$/);
    if (path === '/date/basic') await rest.click();
    const lit = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: caps }) });
    await lit.scrollIntoViewIfNeeded();
    // It is lit for less than a second: time goes on when the test lets it.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press(key);
    await expect(lit).toHaveAttribute('data-lit', '');
    await expect(page.locator('[data-lit]')).toHaveCount(1);
    await page.clock.runFor(900);
    await expect(lit).not.toHaveAttribute('data-lit');
  });
}
