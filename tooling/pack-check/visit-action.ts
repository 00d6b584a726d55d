import assert from 'node:assert/strict';
import { withChromium } from '@guadua/browser';
import type { Browser, Page } from 'playwright';
import { collectMessages } from './visit.ts';

const TAKEN = 'Ya hay una visita con ese correo';

/** Sends the form of a server action, with scripts and without them: its errors come back by field. */
export function visitAction(url: string): Promise<void> {
  return withChromium(async (browser) => {
    await withScripts(browser, url);
    await withoutScripts(browser, url);
  });
}

async function withScripts(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ locale: 'es-CO' });
  const messages: string[] = [];
  collectMessages(page, messages);
  await page.goto(url);
  // `Form` takes over from the browser's own messages.
  await page.locator('form[novalidate]').waitFor();
  await send(page, 'Ana', 'ana@example.com');
  const mail = page.getByLabel('Correo');
  await page.getByRole('link', { name: `Correo: ${TAKEN}` }).waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'correo');
  assert.equal(await mail.getAttribute('aria-invalid'), 'true');
  assert.equal(await page.getByLabel('Nombre').inputValue(), 'Ana');
  await send(page, 'Ana', 'luis@example.com');
  await page.getByText('Visita de Ana anotada').waitFor();
  assert.equal(await mail.inputValue(), '', 'The form begins anew.');
  assert.deepEqual(messages, [], 'The console stays empty.');
}

async function withoutScripts(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ locale: 'es-CO', javaScriptEnabled: false });
  await page.goto(url);
  await send(page, 'Ana', 'ana@example.com');
  await page.locator('.gd-field__error', { hasText: TAKEN }).waitFor();
  assert.equal(await page.getByLabel('Nombre').inputValue(), 'Ana');
  await send(page, 'Ana', 'luis@example.com');
  await page.getByText('Visita de Ana anotada').waitFor();
}

async function send(page: Page, name: string, mail: string): Promise<void> {
  await page.getByLabel('Nombre').fill(name);
  await page.getByLabel('Correo').fill(mail);
  await page.getByRole('button', { name: 'Pedir la visita' }).click();
}
