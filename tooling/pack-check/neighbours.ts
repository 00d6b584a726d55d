// `pnpm test:long`: one small application built beside Tailwind 4 and beside Bootstrap, with the style
// sheets that the page `/tema` shows. In Chromium, the fields look as they do alone, and utilities win.
import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { withChromium } from '@guadua/browser';
import { serve } from '@guadua/browser/serve';
import { ROOT } from '@guadua/workspace';
import type { Page } from 'playwright';
import { freshProject, inNewFolder, step } from './packed.ts';
import { run } from './run.ts';

const OURS = ['@guadua/utils', '@guadua/forms', '@guadua/select'];
const VITE = ['react', 'react-dom', 'vite', '@vitejs/plugin-react'];
const OTHERS = ['bootstrap', 'tailwindcss', '@tailwindcss/vite'];
/** The style sheets and the form that the page shows. */
const SHOWN = join(ROOT, 'apps/showcase/src/pages/project/tema/beside');

await inNewFolder(async (place) => {
  await step('installed beside Tailwind and Bootstrap', () =>
    freshProject(place, 'neighbours', [...OURS, ...VITE, ...OTHERS]),
  );
  cpSync(SHOWN, join(place, 'app'), { recursive: true });
  await step('built', () => run('pnpm', ['exec', 'vite', 'build', '--logLevel', 'warn'], place));
  await step('looked at in Chromium', () => look(place));
});

async function look(place: string): Promise<void> {
  const server = await serve(
    (port) => [join(place, 'node_modules/vite/bin/vite.js'), 'preview', '--port', String(port)],
    place,
  );
  await withChromium(async (browser) => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const alone = await looks(page, `${server.url}?alone`);
    assert.deepEqual(await looks(page, `${server.url}?tailwind`), alone, 'Beside Tailwind.');
    await utilitiesWin(page);
    assert.deepEqual(await looks(page, `${server.url}?bootstrap`), alone, 'Beside Bootstrap.');
  }).finally(() => server.stop());
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
  const paint = async (scheme: string) => {
    await page.evaluate((name) => (document.documentElement.dataset.colorScheme = name), scheme);
    return page.getByText('En tus colores').evaluate((each) => {
      const { backgroundColor, paddingTop } = getComputedStyle(each);
      return { backgroundColor, paddingTop };
    });
  };
  const light = await paint('light');
  const dark = await paint('dark');
  assert.equal(light.paddingTop, '12px');
  assert.equal(dark.paddingTop, '24px', '`dark:` follows the scheme of Guadua.');
  assert.notEqual(light.backgroundColor, dark.backgroundColor);
}
