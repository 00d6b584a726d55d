import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, open, test, unfold } from './site.ts';

/** Opens the code of an example, and gives the example. */
async function openCode(page: Page, title: string): Promise<Locator> {
  const example = page.locator('.example', {
    has: page.getByRole('heading', { name: title, exact: true }),
  });
  await example.locator('summary', { hasText: /^Código$/ }).click();
  return example;
}

test.describe('examples (DMO-1)', () => {
  test('show the source that runs, and copy it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/ui/buttons');
    const code = page.getByRole('group', { name: 'Código de loading.tsx' });
    await expect(code).toBeHidden();
    await openCode(page, 'Cargando');
    await page.getByRole('button', { name: 'Copiar el código de loading.tsx' }).click();
    await expect(page.locator('.gd-snackbars').getByText('Copiado al portapapeles')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const file = new URL('../src/pages/ui/buttons/examples/loading.tsx', import.meta.url);
    expect(copied.trim()).toBe((await readFile(file, 'utf8')).trim());
    await expect(code).toBeVisible();
    await expect(code).toHaveText(copied);
  });

  test('show it as well on a page that one navigated to', { tag: '@long' }, async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'Grupo botones' }).first().click();
    await openCode(page, 'Unidos');
    await expect(page.getByRole('group', { name: 'Código de joined.tsx' })).toContainText(
      "import { Button, ButtonGroup } from '@guadua/utils/ui';",
    );
  });

  test('have nothing to copy before their source has come', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/code-ui-buttons-group-[^/]+\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Grupo botones' }).first().click();
    await openCode(page, 'Unidos');
    const copy = page.getByRole('button', { name: 'Copiar el código de joined.tsx' });
    await expect(copy).toBeDisabled();
    release();
    await copy.click();
    await expect(page.locator('.gd-snackbars').getByText('Copiado al portapapeles')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('ButtonGroup');
  });

  test('a value runs in three ways of writing a form', async ({ page }) => {
    await open(page, '/ui/buttons-group');
    const example = await openCode(page, 'Una sola elección');
    for (const mode of ['useState', 'React Hook Form', 'Formulario nativo']) {
      await example.locator('label', { hasText: mode }).click();
      await expect(example.getByText('periodo=mes')).toBeVisible();
      await example.getByRole('radio', { name: 'Año' }).click();
      await expect(example.locator('dd', { hasText: '"anio"' })).toBeVisible();
      await expect(example.getByText('periodo=anio')).toBeVisible();
      await example.getByRole('button', { name: 'Restablecer' }).click();
      await expect(example.getByText('periodo=mes')).toBeVisible();
    }
  });

  test('a disabled value is not sent', { tag: '@long' }, async ({ page }) => {
    await open(page, '/ui/buttons-group');
    const example = page.locator('.example', {
      has: page.getByRole('heading', { name: 'Una sola elección' }),
    });
    await example.getByRole('button', { name: 'Habilitar / Deshabilitar' }).click();
    await expect(example.getByText('periodo=mes')).toBeHidden();
    await expect(example.getByRole('radio', { name: 'Mes' })).toBeDisabled();
  });

  test('errors and touched follow what one does', { tag: '@long' }, async ({ page }) => {
    await open(page, '/ui/buttons-group');
    const example = page.locator('.example', {
      has: page.getByRole('heading', { name: 'Obligatorio' }),
    });
    const figure = (name: string) => example.locator(`dt:text-is("${name}") + dd`);
    await expect(figure('errores')).toHaveText('{ required: true }');
    await expect(figure('tocado')).toHaveText('no');
    await example.getByRole('radio', { name: 'Carrera' }).click();
    await page.keyboard.press('Tab');
    await expect(figure('errores')).toHaveText('null');
    await expect(figure('tocado')).toHaveText('sí');
    await expect(figure('válido')).toHaveText('sí');
  });

  test('a field that shows its errors always shows them while one writes', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, '/forms/basic');
    const example = page.locator('.example', {
      has: page.getByRole('heading', { name: 'Comprobación asíncrona' }),
    });
    const user = example.getByRole('textbox', { name: 'Usuario' });
    await user.pressSequentially('kratos');
    await expect(example.locator('.stage').getByText('Existe', { exact: true })).toBeVisible();
    await expect(user).toBeFocused();
    await expect(user).toHaveAttribute('aria-invalid', 'true');
  });

  test('a demo that crashes leaves its page alone and can be tried again', {
    tag: '@long',
  }, async ({ page, quiet }) => {
    quiet.expect(/no clock/);
    await open(page, '/utils/theme');
    await page.evaluate(() => {
      const original = Date.prototype.toTimeString;
      let calls = 0;
      Date.prototype.toTimeString = function (this: Date) {
        calls += 1;
        if (calls <= 2) throw new Error('no clock');
        return original.call(this);
      };
    });
    await page.getByRole('button', { name: 'Cambiar de tema' }).click();
    const alert = page.locator('.stage').getByRole('alert');
    await expect(alert).toContainText('Este ejemplo falló: no clock');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await alert.getByRole('button', { name: 'Reintentar' }).click();
    await expect(
      page.getByText('Cambia el tema, aquí o en otra pestaña.', { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Cambiar de tema' }).click();
    await expect(page.getByText(/: (light|dark)$/)).toBeVisible();
  });
});

test('a margin that changes as a field is left moves nothing that is pressed', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/forms/extras');
  const example = await unfold(page, 'Dirección');
  const street = example.getByRole('combobox', { name: /^Tipo de vía/ });
  await street.fill('Carrera 74 Bis 12 34 Sur Apto 501 Torre 3 Conjunto Residencial');
  const reset = example.getByRole('button', { name: 'Restablecer' });
  await reset.scrollIntoViewIfNeeded();
  const place = await reset.boundingBox();
  await reset.hover();
  await page.mouse.down();
  await expect(example.getByText('Requerido')).toBeVisible();
  expect((await reset.boundingBox())?.y).toBe(place?.y);
  await page.mouse.up();
  await expect(example.getByText('Requerido')).toBeHidden();
});
