import assert from 'node:assert/strict';
import { withChromium } from '@guadua/browser';
import type { Browser, Page } from 'playwright';

const TAKEN = 'Ya hay una visita con ese correo';

/** A page in another zone than its server's, and what it writes to its console or throws. */
async function openPage(browser: Browser, url: string): Promise<{ page: Page; said: string[] }> {
  const page = await browser.newPage({ locale: 'es-CO', timezoneId: 'Pacific/Auckland' });
  const said: string[] = [];
  page.on('console', (message) => {
    // Advice on the page, not on the packages: a password belongs in a form.
    if (!message.text().startsWith('[DOM]')) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`crash: ${error.message}`));
  await page.goto(url);
  return { page, said };
}

/**
 * Uses the page of all components: the HTML that the server gives, then the same page in Chromium,
 * hydrated and without a message on the console.
 */
export async function visit(url: string, shows: readonly string[]): Promise<void> {
  const html = (await (await fetch(url)).text()).replaceAll(/[\u00a0\u202f]/g, ' ');
  for (const text of shows) assert.ok(html.includes(text), `The HTML holds "${text}".`);

  await withChromium(async (browser) => {
    const { page, said } = await openPage(browser, url);
    const form = page.locator('form[data-hydrated]');
    await form.getByLabel('Nombre').fill('Ana');
    await form.getByRole('combobox', { name: 'Ciudad' }).click();
    await page.getByRole('option', { name: 'Cali' }).click();
    await form.getByRole('combobox', { name: 'Fecha', exact: true }).fill('20/11/2026');
    await form.getByRole('textbox', { name: 'Valor' }).fill('2500');
    await form.getByRole('button', { name: 'Avisar' }).click();
    await page.getByRole('status').getByText('Aviso dado').first().waitFor();
    await form.getByRole('button', { name: 'Enviar' }).click();
    await form.locator('output').getByText('Ana · Cali · 2026-11-20 · 2500').waitFor();
    assert.deepEqual(said, [], 'The console stays empty.');
  });
}

/** Sends the form of a server action, with scripts and without them: its errors come back by field. */
export function visitAction(url: string): Promise<void> {
  return withChromium(async (browser) => {
    const { page, said } = await openPage(browser, url);
    // `Form` takes over from the browser's own messages.
    await page.locator('form[novalidate]').waitFor();
    await send(page, 'ana@example.com');
    const mail = page.getByLabel('Correo');
    await page.getByRole('link', { name: `Correo: ${TAKEN}` }).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'correo');
    assert.equal(await mail.getAttribute('aria-invalid'), 'true');
    await correct(page);
    assert.equal(await mail.inputValue(), '', 'The form begins anew.');
    assert.deepEqual(said, [], 'The console stays empty.');

    const plain = await browser.newPage({ locale: 'es-CO', javaScriptEnabled: false });
    await plain.goto(url);
    await send(plain, 'ana@example.com');
    await plain.locator('.gd-field__error', { hasText: TAKEN }).waitFor();
    await correct(plain);
  });
}

async function correct(page: Page): Promise<void> {
  assert.equal(await page.getByLabel('Nombre').inputValue(), 'Ana');
  await send(page, 'luis@example.com');
  await page.getByText('Visita de Ana anotada').waitFor();
}

async function send(page: Page, mail: string): Promise<void> {
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByLabel('Correo').fill(mail);
  await page.getByRole('button', { name: 'Pedir la visita' }).click();
}
