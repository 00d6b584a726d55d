import type { Locator, Page } from '@playwright/test';
import { expect, open, test, unfold } from './site.ts';

const PATH = '/forms/recipes';
const RECIPES = [
  'Acción de React 19',
  'React Hook Form y zod',
  'TanStack Form',
  'Conform',
  'Sin JavaScript',
] as const;
const TAKEN = 'Ya hay una visita con ese correo';
const FULL = 'El domingo ya no hay cupo';

async function fill(form: Page | Locator, [name, mail, day]: readonly [string, string, string]) {
  await form.getByLabel('Nombre').fill(name);
  await form.getByLabel('Correo').fill(mail);
  await form.getByLabel('Día').selectOption(day);
}

const send = (form: Page | Locator) =>
  form.getByRole('button', { name: 'Pedir la visita' }).click();

/** Lets no script of a recipe come until `arrive` is called; `waiting` says how many were asked for. */
async function holdScripts(page: Page) {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let count = 0;
  await page.route(/\/(?:react-action|rhf-and-zod|tanstack|conform)-[^/]*\.js$/, async (route) => {
    count++;
    await held;
    await route.continue();
  });
  return { arrive, waiting: () => count };
}

test.describe('recipes of forms (FRM-4)', () => {
  for (const title of RECIPES.slice(0, 4)) {
    const tag = title === 'Acción de React 19' ? [] : ['@long'];
    test(`${title}: what the page and the server refuse stands in its field and in the summary`, {
      tag,
    }, async ({ page, quiet }) => {
      // The browser reports the status of a refused form.
      quiet.expect(/Failed to load resource.*422/);
      await open(page, PATH);
      const form = await unfold(page, title);
      const mail = form.getByLabel('Correo');
      await send(form);
      await expect(form.getByLabel('Nombre')).toBeFocused();
      await expect(form.getByRole('region').getByRole('link')).toHaveCount(3);

      await fill(form, ['Ana', 'ana@example.com', 'Sábado']);
      await send(form);
      await expect(mail).toBeFocused();
      await expect(mail).toHaveAttribute('aria-invalid', 'true');
      await expect(mail).toHaveAccessibleDescription(new RegExp(TAKEN));
      const link = form.getByRole('region').getByRole('link', { name: `Correo: ${TAKEN}` });
      await expect(link).toBeVisible();
      await expect(form.getByLabel('Nombre')).toHaveValue('Ana');

      await mail.fill('luis@example.com');
      await expect(form.getByRole('region')).toHaveCount(0);
      // What the page refuses now says nothing of what the server said about another text.
      await form.getByLabel('Nombre').fill('');
      await send(form);
      await expect(form.getByRole('region').getByRole('link')).toHaveCount(1);
      await expect(mail).not.toHaveAttribute('aria-invalid', 'true');
      await form.getByLabel('Nombre').fill('Ana');
      await form.getByLabel('Día').selectOption('Domingo');
      await send(form);
      await expect(form.getByLabel('Día')).toBeFocused();
      await expect(form.getByLabel('Día')).toHaveAccessibleDescription(new RegExp(FULL));
      await form.getByLabel('Día').selectOption('Sábado');
      await send(form);
      await expect(form.getByText(/Visita \d+ anotada/)).toBeVisible();
      await expect(form.getByRole('region')).toHaveCount(0);
    });

    test(`${title}: without a server, or with one that is gone, it says so and keeps what was entered`, {
      tag: '@long',
    }, async ({ page, quiet }) => {
      quiet.expect(/Failed to load resource/);
      await page.route('/servidor/visitas', (route) => route.fulfill({ status: 405 }), {
        times: 1,
      });
      await open(page, PATH);
      const form = await unfold(page, title);
      await fill(form, ['Ana', 'luis@example.com', 'Sábado']);
      await send(form);
      const summary = form.getByRole('region');
      await expect(summary).toContainText('Este sitio es estático y no tiene servidor');
      await expect(summary).toBeFocused();
      await expect(form.getByLabel('Correo')).toHaveValue('luis@example.com');
      await page.route('/servidor/visitas', (route) => route.abort());
      await send(form);
      await expect(summary).toContainText('El servidor no respondió');
      await expect(form.getByLabel('Correo')).toHaveValue('luis@example.com');
    });
  }

  test('Un borrador: what was entered is there again when the page was closed in the middle (FRM-3)', async ({
    page,
    context,
  }) => {
    await open(page, '/forms/form');
    const form = await unfold(page, 'Un borrador');
    await form.getByLabel('Nombre').click();
    await expect(form.locator('[data-part]')).toHaveAttribute('data-ready');
    await form.getByLabel('Nombre').fill('Ana');
    await form.getByLabel('Almuerzo').check();
    await form.getByRole('button', { name: 'Agregar acompañante' }).click();
    await form.getByLabel('Acompañante 1').fill('Luis');
    const draft = () => page.evaluate(() => localStorage.getItem('borrador-paseo'));
    await expect.poll(draft).toContain('Luis');
    await page.close();
    const next = await context.newPage();
    await open(next, '/forms/form');
    const again = await unfold(next, 'Un borrador');
    await again.getByLabel('Presupuesto').click();
    await expect(again.getByLabel('Nombre')).toHaveValue('Ana');
    await expect(again.getByLabel('Almuerzo')).toBeChecked();
    await expect(again.getByLabel('Acompañante 1')).toHaveValue('Luis');
  });

  test('what is entered while a library is still on its way stays, and is sent (TXC-6)', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, PATH);
    const scripts = await holdScripts(page);
    for (const title of RECIPES.slice(0, 4)) {
      await fill(await unfold(page, title), ['Ana', 'luis@example.com', 'Sábado']);
    }
    await expect.poll(scripts.waiting).toBeGreaterThanOrEqual(4);
    scripts.arrive();
    for (const title of RECIPES.slice(0, 4)) {
      const form = await unfold(page, title);
      await expect(form.locator('[data-part]'), title).toHaveAttribute('data-ready');
      await expect(form.getByLabel('Nombre'), title).toHaveValue('Ana');
      await expect(form.getByLabel('Correo'), title).toHaveValue('luis@example.com');
      await expect(form.getByLabel('Día'), title).toHaveValue('sabado');
      await send(form);
      await expect(form.getByText(/Visita \d+ anotada/), title).toBeVisible();
    }
  });

  test('what is sent while a library is still on its way is sent once it has come (TXC-6)', async ({
    page,
  }) => {
    await open(page, PATH);
    const scripts = await holdScripts(page);
    for (const title of RECIPES.slice(0, 4)) {
      const form = await unfold(page, title);
      await fill(form, ['Ana', 'luis@example.com', 'Sábado']);
      await form.getByLabel('Correo').press('Enter');
    }
    await expect.poll(scripts.waiting).toBeGreaterThanOrEqual(4);
    scripts.arrive();
    for (const title of RECIPES.slice(0, 4)) {
      await expect(
        (await unfold(page, title)).getByText(/Visita \d+ anotada/),
        title,
      ).toBeVisible();
    }
  });

  test('a form that is sent twice at once arrives once', { tag: '@long' }, async ({ page }) => {
    await open(page, PATH);
    for (const title of RECIPES.slice(0, 4)) {
      const form = await unfold(page, title);
      const posts: string[] = [];
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('/servidor/visitas', async (route) => {
        posts.push(route.request().method());
        await held;
        await route.continue();
      });
      await fill(form, ['Ana', 'luis@example.com', 'Sábado']);
      await form.getByLabel('Correo').press('Enter');
      await expect.poll(() => posts.length, title).toBe(1);
      await form.getByLabel('Correo').press('Enter');
      await form.getByLabel('Nombre').press('Enter');
      answer();
      await expect(form.getByText(/Visita \d+ anotada/)).toBeVisible();
      expect(posts, title).toHaveLength(1);
      await page.unroute('/servidor/visitas');
    }
  });

  test('the library of a recipe comes when one touches it, and no other', { tag: '@long' }, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const loaded = (name: RegExp) => scripts.filter((path) => name.test(path)).length;
    await open(page, PATH);
    await page.waitForLoadState('networkidle');
    expect(loaded(/(?:rhf-and-zod|tanstack|conform|visit-schema)-/)).toBe(0);
    await (await unfold(page, 'TanStack Form')).getByLabel('Nombre').focus();
    await expect.poll(() => loaded(/tanstack-/)).toBe(1);
    expect(loaded(/(?:rhf-and-zod|conform)-/)).toBe(0);
  });

  test('without JavaScript the server answers with the page, its errors and what was written', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(PATH);
    const form = await unfold(page, 'Sin JavaScript');
    await send(form);
    // The browser itself asks for what is missing.
    await expect(form.getByLabel('Nombre')).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(PATH);
    await fill(form, ['Ana', 'ana@example.com', 'Sábado']);
    await send(form);
    await expect(page).toHaveURL(/\/servidor\/visitas$/);
    await expect(page.getByLabel('Correo')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Correo')).toHaveAccessibleDescription(new RegExp(TAKEN));
    await expect(page.getByRole('region')).toContainText(TAKEN);
    await expect(page.getByLabel('Nombre')).toHaveValue('Ana');
    await expect(page.getByLabel('Día')).toHaveValue('sabado');
    await page.getByLabel('Correo').fill('luis@example.com');
    await send(page);
    await expect(page.getByText(/Visita \d+ anotada/)).toBeVisible();
    await context.close();
  });

  test('the server says that it could not read what is too long', { tag: '@long' }, async ({
    request,
  }) => {
    const answer = await request.post('/servidor/visitas', {
      form: { nombre: 'a'.repeat(11_000) },
    });
    expect(answer.status()).toBe(400);
    expect(await answer.text()).toBe('No se pudo leer lo que se envió.');
  });

  test('with JavaScript the same form says what is wrong in its fields, and is sent by the browser', {
    tag: '@long',
  }, async ({ page, quiet }) => {
    quiet.expect(/Failed to load resource.*422/);
    await open(page, PATH);
    const form = await unfold(page, 'Sin JavaScript');
    await send(form);
    await expect(form.getByLabel('Nombre')).toBeFocused();
    await expect(form.getByRole('region').getByRole('link')).toHaveCount(3);
    await fill(form, ['Ana', 'luis@example.com', 'Domingo']);
    await send(form);
    await expect(page).toHaveURL(/\/servidor\/visitas$/);
    await expect(page.getByLabel('Día')).toHaveAccessibleDescription(new RegExp(FULL));
    await page.getByLabel('Día').selectOption('Sábado');
    await send(page);
    await expect(page.getByText(/Visita \d+ anotada/)).toBeVisible();
  });
});
