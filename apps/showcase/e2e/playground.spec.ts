// biome-ignore-all lint/style/noExcessiveLinesPerFile: one subject, whose tests share how they open and read a playground
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { PAGES } from './pages.ts';
import { openPlayground, PLAYGROUND_PATHS, wakePlayground } from './playground.ts';
import { expect, filesTest, open, preferScheme, test } from './site.ts';

const code = (playground: Locator) => playground.getByRole('group', { name: /^Código del banco/ });
const stage = (playground: Locator) => playground.locator('.playground-stage');

async function sharedLink(page: Page, playground: Locator): Promise<string> {
  await playground.getByRole('button', { name: 'Compartir' }).click();
  const panel = page.getByRole('dialog', { name: 'Compartir este banco' });
  // The snackbar of an earlier copy may still be there.
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await panel.getByRole('button', { name: 'Copiar' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).not.toBe('');
  await expect(
    page.locator('.gd-snackbars').getByText('Copiado al portapapeles').first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  return copied();
}

test.describe('the playground', () => {
  test('a control changes the stage, the code and the link', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const playground = await openPlayground(page, '/ui/buttons');
    const button = stage(playground).getByRole('button', { name: 'Guardar cambios' });
    await expect(code(playground)).toContainText('<Button tone="primary">Guardar cambios</Button>');

    await playground.getByRole('combobox', { name: 'tone' }).selectOption('danger');
    await playground.getByRole('radio', { name: 'bordered' }).check({ force: true });
    await playground.getByRole('textbox', { name: 'children' }).fill('Borrar "todo" {ya}');
    await expect(button).toHaveCount(0);
    const changed = stage(playground).getByRole('button', { name: 'Borrar "todo" {ya}' });
    await expect(changed).toHaveAttribute('data-tone', 'danger');
    await expect(changed).toHaveAttribute('data-variant', 'bordered');
    await expect(code(playground)).toContainText('tone="danger" variant="bordered"');
    await expect(code(playground)).toContainText(`{'Borrar "todo" {ya}'}`);
    expect(await sharedLink(page, playground)).toMatch(
      /\/ui\/buttons\?tone=danger&variant=bordered&children=.+#demo$/,
    );

    await playground.getByRole('button', { name: 'Restablecer' }).click();
    await expect(button).toHaveAttribute('data-tone', 'primary');
    expect(await sharedLink(page, playground)).toMatch(/\/ui\/buttons#demo$/);
  });

  test('a shared link brings back the controls, the stage and which playground', {
    tag: '@long',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const first = await openPlayground(page, '/forms/basic');
    await first.getByRole('radio', { name: 'Número' }).check({ force: true });
    await first.getByRole('spinbutton', { name: 'max' }).fill('12');
    await first.getByRole('button', { name: 'Oscuro' }).click();
    await first.getByRole('button', { name: /^RTL/ }).click();
    await first.getByRole('radio', { name: '320' }).check({ force: true });
    const link = await sharedLink(page, first);

    await page.goto('about:blank');
    await page.goto(link);
    const playground = page.locator('.playground[data-ready]');
    await expect(playground.getByRole('spinbutton', { name: 'max' })).toHaveValue('12');
    await expect(code(playground)).toContainText('max={12}');
    await expect(playground.getByRole('radio', { name: 'Número' })).toBeChecked();
    await expect(stage(playground)).toHaveAttribute('data-color-scheme', 'dark');
    await expect(stage(playground)).toHaveAttribute('dir', 'rtl');
    await expect(stage(playground)).toHaveAttribute('data-width', '320');
  });

  test('what a property is for stands below its control, beside the stage', {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const playground = await openPlayground(page, '/ui/buttons');
    for (const row of await playground.locator('.playground-control').all()) {
      await row.hover();
      await expect(row.locator('.playground-note')).toBeInViewport();
      await expect(stage(playground)).toBeInViewport({ ratio: 1 });
    }
    await playground.getByRole('switch', { name: 'disabled' }).check();
    await expect(stage(playground).getByRole('button')).toBeDisabled();
  });

  test('its properties are open on demand, and do not move the stage', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, '/forms/pin');
    const playground = await wakePlayground(page);
    await page.evaluate(() => document.fonts.ready);
    const button = playground.getByRole('button', { name: 'Propiedades' });
    const properties = playground.getByRole('group', { name: 'Propiedades' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(properties).toHaveCount(0);
    const before = await stage(playground).boundingBox();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(properties.getByRole('spinbutton', { name: 'length' })).toHaveValue('6');
    expect(await stage(playground).boundingBox()).toEqual(before);
    await button.click();
    await expect(properties).toHaveCount(0);
  });

  test('nonsense in a link is left out', { tag: '@long' }, async ({ page }) => {
    await page.goto('/forms/pin?length=muchos&mask=quizas&alphanumeric=true&banco=99&ancho=7');
    const playground = page.locator('.playground[data-ready]');
    await expect(playground.getByRole('switch', { name: 'alphanumeric' })).toBeChecked();
    await expect(playground.getByRole('spinbutton', { name: 'length' })).toHaveValue('6');
    await expect(stage(playground)).toHaveAttribute('data-width', '100');
  });

  test('a prop made default again leaves the code', { tag: '@long' }, async ({ page }) => {
    const playground = await openPlayground(page, '/forms/pin');
    const mask = playground.getByRole('switch', { name: 'mask' });
    await expect(code(playground)).toContainText('length={6}');
    await mask.check();
    await expect(code(playground)).toContainText('mask');
    await mask.uncheck();
    await expect(code(playground)).not.toContainText('mask');
    await expect(code(playground)).toContainText('length={6}');
  });

  test('the three ways of writing a form run and show what runs', { tag: '@long' }, async ({
    page,
  }) => {
    const playground = await openPlayground(page, '/forms/basic');
    const field = stage(playground).getByRole('textbox', { name: 'Nombre' });
    const figure = (name: string) => playground.locator(`dt:text-is("${name}") + dd`);
    for (const [tab, wiring] of [
      ['useState', 'value={value} onChange={setValue}'],
      ['React Hook Form', '{...field}'],
      ['Formulario nativo', 'name="nombre"'],
    ] as const) {
      await playground.getByRole('tab', { name: 'Código', exact: true }).click();
      await playground.getByRole('tab', { name: tab, exact: true }).click();
      await expect(code(playground)).toContainText(wiring);
      await playground.getByRole('tab', { name: 'Estado' }).click();
      await field.fill(`Luz ${tab}`);
      await expect(figure('valor')).toHaveText(`"Luz ${tab}"`);
      await expect(figure('FormData')).toHaveText(`nombre=Luz ${tab}`);
      await expect(figure('modificado')).toHaveText('sí');
      await playground.getByRole('button', { name: 'Restablecer' }).click();
      await expect(figure('valor')).toHaveText('""');
      await expect(figure('modificado')).toHaveText('no');
    }
    // The choice is the site's: the examples below follow.
    const example = page.locator('.example', {
      has: page.getByRole('heading', { name: 'Texto', exact: true }),
    });
    await example.locator('summary', { hasText: /^Código$/ }).click();
    await expect(example.getByRole('radio', { name: 'Formulario nativo' })).toBeChecked();
  });

  test('validity and disabled are shown as the browser has them', { tag: '@long' }, async ({
    page,
  }) => {
    const playground = await openPlayground(page, '/select/basic');
    await playground.getByRole('radio', { name: 'Una opción' }).check({ force: true });
    await playground.getByRole('switch', { name: 'required' }).check();
    await playground.getByRole('tab', { name: 'Estado' }).click();
    const figure = (name: string) => playground.locator(`dt:text-is("${name}") + dd`);
    await expect(figure('válido')).toHaveText('no');
    await expect(figure('errores')).toContainText('valueMissing');
    await stage(playground).getByRole('combobox', { name: 'Personaje' }).click();
    await page.getByRole('option', { name: 'Aloy' }).click();
    await expect(figure('válido')).toHaveText('sí');
    await expect(figure('valor')).toHaveText('6');
    await playground.getByRole('button', { name: 'Habilitar / Deshabilitar' }).click();
    await expect(figure('deshabilitado')).toHaveText('sí');
    await expect(figure('FormData')).toHaveText('—');
    await playground.getByRole('tab', { name: 'Código', exact: true }).click();
    await expect(code(playground)).toContainText('disabled');
  });

  test('callbacks are logged with their time and what they were given', { tag: '@long' }, async ({
    page,
  }) => {
    const playground = await openPlayground(page, '/select/basic');
    await playground.getByRole('tab', { name: 'Eventos' }).click();
    await stage(playground).getByRole('combobox', { name: 'Personajes' }).click();
    await page.getByRole('option', { name: 'Dante' }).click();
    await page.keyboard.press('Escape');
    const log = playground.getByRole('listitem').filter({ hasText: /\d\d:\d\d:\d\d,\d{3}/ });
    await expect(log.filter({ hasText: 'onOpenChange' }).last()).toContainText('true');
    await expect(log.filter({ hasText: 'onChange' }).first()).toContainText('[1, 6, 8]');
    await expect(log.filter({ hasText: 'onOpenChange' }).filter({ hasText: 'false' })).toHaveCount(
      1,
    );
    expect(await log.count()).toBeLessThanOrEqual(20);
    // As long as a person presses: what is logged meanwhile doesn't move the button away.
    await playground.getByRole('button', { name: 'Vaciar' }).click({ delay: 150 });
    await expect(log).toHaveCount(0);
  });

  test('role, name, states and announcements are shown as they come', { tag: '@long' }, async ({
    page,
  }) => {
    const playground = await openPlayground(page, '/select/basic');
    await playground.getByRole('tab', { name: 'Accesibilidad' }).click();
    const figure = (name: string) => playground.locator(`dt:text-is("${name}") + dd`);
    await expect(figure('rol')).toHaveText('combobox');
    await expect(figure('nombre')).toContainText('Personajes');
    await stage(playground).getByRole('combobox', { name: 'Personajes' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(figure('opción activa')).toContainText('option');
    await page.keyboard.type('halo que no hay');
    await expect(playground.locator('.playground-log')).toContainText('Sin resultados');
  });

  test('both rows of tabs follow the pattern of the ARIA guide', { tag: '@long' }, async ({
    page,
  }) => {
    const playground = await openPlayground(page, '/forms/pin');
    const tab = (name: string) => playground.getByRole('tab', { name, exact: true });
    await tab('Código').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Estado')).toBeFocused();
    await expect(tab('Estado')).toHaveAttribute('aria-selected', 'true');
    await expect(playground.getByRole('tabpanel', { name: 'Estado' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(tab('Accesibilidad')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Código')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tab('Accesibilidad')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    await expect(tab('useState')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab('Código')).toBeFocused();

    await tab('useState').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('React Hook Form')).toBeFocused();
    await expect(code(playground)).toContainText('useForm');
    await page.keyboard.press('End');
    await expect(tab('Formulario nativo')).toBeFocused();
    await expect(code(playground)).toContainText('name="codigo"');
  });

  test('width and scheme are the stage’s own, popups included', { tag: '@long' }, async ({
    page,
  }) => {
    await preferScheme(page, 'light');
    const playground = await openPlayground(page, '/select/basic');
    await playground.getByRole('radio', { name: '320' }).check({ force: true });
    const viewport = playground.locator('.playground-viewport');
    await expect.poll(async () => (await viewport.boundingBox())?.width).toBe(320);
    await playground.getByRole('button', { name: 'Oscuro' }).click();
    await expect(stage(playground)).toHaveCSS('background-color', /oklch\(0\.17/);
    await expect(page.locator('body')).toHaveCSS('background-color', /oklch\(0\.98/);
    await stage(playground).getByRole('combobox', { name: 'Personajes' }).click();
    await expect(stage(playground).getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await playground.getByRole('button', { name: 'Oscuro' }).click();
    await expect(page.locator('body')).toHaveCSS('background-color', /oklch\(0\.98/);
    await expect(stage(playground)).not.toHaveAttribute('data-color-scheme');
  });

  test('copies the code, and gives a project that has it', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const playground = await openPlayground(page, '/select/basic');
    await playground.getByRole('button', { name: 'Copiar el código del banco' }).click();
    await expect(page.locator('.gd-snackbars').getByText('Copiado al portapapeles')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('<Select');
    expect(copied).toContain("import '@guadua/select/styles.css';");
    await expect(code(playground)).toContainText('onChange={setValue}');

    const download = page.waitForEvent('download');
    await playground.getByRole('button', { name: 'Descargar ZIP' }).click();
    const zip = (await readFile(await (await download).path())).toString('latin1');
    for (const file of ['package.json', 'src/main.tsx', 'src/example.tsx', 'src/characters.ts'])
      expect(zip).toContain(`guadua-banco/${file}`);
  });

  test('asks StackBlitz for nothing by itself', { tag: '@long' }, async ({
    page,
    context,
    baseURL,
  }) => {
    const hosts = new Set<string>();
    context.on('request', (request) => hosts.add(new URL(request.url()).origin));
    const playground = await openPlayground(page, '/forms/pin');
    await expect(playground.getByRole('button', { name: 'Descargar ZIP' })).toBeVisible();
    expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
  });

  test('a click that comes before the script is not lost', { tag: '@long' }, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/playground-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/ui/buttons');
    const playground = page.locator('.playground');
    await playground.getByRole('tab', { name: 'Estado' }).click();
    await expect(playground).not.toHaveAttribute('data-ready');
    release();
    await expect(playground.getByRole('tab', { name: 'Estado' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('loading a page does not load its script', { tag: '@long' }, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await open(page, '/ui/buttons');
    await page.evaluate(() => document.fonts.ready);
    expect(scripts.filter((path) => /\/playground-(?!id)/.test(path))).toEqual([]);
    await page.mouse.move(40, 40);
    await expect(page.locator('.playground[data-ready]')).toBeVisible();
    expect(scripts.filter((path) => /\/playground-(?!id)/.test(path))).not.toEqual([]);
  });

  test('comes along with a page that one navigates to', { tag: '@long' }, async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'Grupo botones' }).first().click();
    await expect(
      page.locator('.playground[data-ready]').getByRole('radio', { name: 'Mes' }),
    ).toBeChecked();
    await page.getByRole('link', { name: 'PIN' }).first().click();
    await expect(code(page.locator('.playground[data-ready]'))).toContainText('PinInput');
  });

  test('without JavaScript there are the stage and the code, and no control without effect', {
    tag: '@long',
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/forms/pin');
    const playground = page.locator('.playground');
    await expect(stage(playground).getByRole('textbox')).toBeVisible();
    await expect(code(playground)).toContainText('<PinInput length={6}');
    await expect(playground.getByRole('tab')).toHaveCount(0);
    await expect(playground.getByRole('button')).toHaveCount(0);
    await context.close();
  });
});

filesTest('every page but utilities without a component has a playground', async () => {
  expect(PLAYGROUND_PATHS.filter((path) => !PAGES.some((page) => page.path === path))).toEqual([]);
});
