import assert from 'node:assert/strict';
import { withChromium } from '@guadua/browser';
import type { Page } from 'playwright';

/** What a page must be. */
export interface Expected {
  /** Its heading. */
  title: string;
  /** What its HTML holds without any script, made by the packages on the server. */
  shows: readonly string[];
}

/** Adds what a page writes to its console, and what it throws. */
export function collectMessages(page: Page, messages: string[]): void {
  page.on('console', (message) => {
    // Advice on the page, not on the packages: a password belongs in a form, and an example is only a part of one.
    if (!message.text().startsWith('[DOM]')) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`crash: ${error.message}`));
}

/**
 * Uses the page of all components: the HTML that the server gives, then the same page in Chromium,
 * hydrated and without a message on the console.
 */
export async function visit(url: string, { title, shows }: Expected): Promise<void> {
  const html = (await (await fetch(url)).text()).replaceAll(/[\u00a0\u202f]/g, ' ');
  for (const text of shows) assert.ok(html.includes(text), `The HTML holds "${text}".`);

  await withChromium(async (browser) => {
    const context = await browser.newContext({ locale: 'es-CO', timezoneId: 'Pacific/Auckland' });
    const page = await context.newPage();
    const messages: string[] = [];
    collectMessages(page, messages);
    await page.goto(url);
    await page.locator('form[data-hydrated]').waitFor();
    assert.equal(await page.locator('h1').textContent(), title);
    await use(page);
    assert.deepEqual(messages, [], 'The console stays empty.');
  });
}

async function use(page: Page): Promise<void> {
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
}
