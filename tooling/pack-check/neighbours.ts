// `pnpm test:long`: one small application built beside Tailwind 4 and beside Bootstrap, with the style
// sheets that the page `/tema` shows. In Chromium, the fields look as they do alone, and utilities win.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withChromium } from '@guadua/browser';
import { serve } from '@guadua/browser/serve';
import { ROOT } from '@guadua/workspace';
import type { Browser, Page } from 'playwright';
import { freshProject, step } from './packed.ts';
import { run } from './run.ts';

const FIXTURE = join(import.meta.dirname, 'neighbours');
/** The style sheets and the form that the page shows. */
const SHOWN = join(ROOT, 'apps/showcase/src/pages/project/tema/beside');

const place = mkdtempSync(join(tmpdir(), 'guadua-neighbours-'));
try {
  await step('installed beside Tailwind and Bootstrap', prepare);
  await step('built', () => run('pnpm', ['exec', 'vite', 'build', '--logLevel', 'warn'], place));
  await step('looked at in Chromium', look);
} finally {
  rmSync(place, { recursive: true, force: true, maxRetries: 5 });
}

async function prepare(): Promise<void> {
  await freshProject(place, FIXTURE, {
    ours: ['@guadua/utils', '@guadua/forms', '@guadua/select'],
    others: ['react', 'react-dom', 'vite', '@vitejs/plugin-react'],
  });
  cpSync(SHOWN, join(place, 'app'), { recursive: true });
}

async function look(): Promise<void> {
  const server = await serve(
    (port) => [join(place, 'node_modules/vite/bin/vite.js'), 'preview', '--port', String(port)],
    place,
  );
  const compare = async (browser: Browser) => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const alone = await looks(page, server.url);
    assert.deepEqual(await looks(page, `${server.url}tailwind.html`), alone, 'Beside Tailwind.');
    await utilitiesWin(page);
    assert.deepEqual(await looks(page, `${server.url}bootstrap.html`), alone, 'Beside Bootstrap.');
  };
  await withChromium(compare).finally(() => server.stop());
}

/** What the other's reset would change, of each kind of field, with its list open. */
async function looks(page: Page, url: string): Promise<unknown> {
  await page.goto(url);
  await page.getByRole('combobox', { name: 'Ciudad' }).click();
  await page.getByRole('option', { name: 'Cali' }).waitFor();
  const style = (role: 'textbox' | 'combobox' | 'checkbox' | 'option', name: string) =>
    page.getByRole(role, { name }).evaluate((element) => {
      const frame = element.closest('.gd-control') ?? element;
      const of = getComputedStyle(frame);
      // An input without a text keeps the colour and the size that its browser or a reset gives.
      const text =
        element instanceof HTMLInputElement && element.type === 'checkbox'
          ? []
          : [of.color, of.fontSize];
      return [of.borderTopWidth, of.borderTopColor, of.borderTopLeftRadius, of.backgroundColor]
        .concat([of.paddingInlineStart, of.appearance, ...text])
        .concat(String(frame.getBoundingClientRect().height));
    });
  return {
    text: await style('textbox', 'Nombre'),
    select: await style('combobox', 'Ciudad'),
    checkbox: await style('checkbox', 'Acepto los términos'),
    option: await style('option', 'Cali'),
  };
}

/** A class of Tailwind on one of our components, and our tokens in its utilities, in both schemes. */
async function utilitiesWin(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Enviar' });
  assert.equal(await button.evaluate((each) => getComputedStyle(each).paddingInlineStart), '32px');
  const painted = page.getByText('En tus colores');
  const read = () =>
    painted.evaluate((each) => {
      const { backgroundColor, paddingTop } = getComputedStyle(each);
      return { backgroundColor, paddingTop };
    });
  await page.evaluate(() => document.documentElement.setAttribute('data-color-scheme', 'light'));
  const light = await read();
  await page.evaluate(() => document.documentElement.setAttribute('data-color-scheme', 'dark'));
  const dark = await read();
  assert.equal(light.paddingTop, '12px');
  assert.equal(dark.paddingTop, '24px', '`dark:` follows the scheme of Guadua.');
  assert.notEqual(light.backgroundColor, dark.backgroundColor);
}
