import { readFile } from 'node:fs/promises';
import { PAGES } from './pages.ts';
import { expect, filesTest, open, test } from './site.ts';

const SITE = 'https://guadua-ui.github.io';

const markdown = (path: string) => (path === '/' ? '/index.md' : `${path}.md`);

filesTest(
  'every page has a Markdown file with its heading, its sentence and its code',
  async ({ request }) => {
    for (const { path, title } of PAGES) {
      const response = await request.get(markdown(path));
      expect(response.headers()['content-type'], path).toMatch(/^text\/markdown/);
      const text = await response.text();
      expect(text, path).toMatch(new RegExp(`^# ${title}\n\n`));
      const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]+`/g, '');
      expect(prose.match(/^# /gm), path).toHaveLength(1);
      expect(prose, path).not.toMatch(/<(?:div|span|svg|button)|undefined|\[object/);
    }
  },
);

filesTest(
  'the Markdown of a page has what the page shows, and no controls',
  async ({ request }) => {
    const text = await (await request.get('/ui/buttons.md')).text();
    const source = await readFile(
      new URL('../src/pages/ui/buttons/examples/loading.tsx', import.meta.url),
      'utf8',
    );
    expect(text).toContain("```tsx\nimport { Button } from '@guadua/utils/ui'\n```");
    expect(text).toContain('## Cargando');
    expect(text).toContain(`\`\`\`tsx\n${source.trimEnd()}\n\`\`\``);
    expect(text).not.toContain('Habilitar / Deshabilitar');
    const select = await (await request.get('/select/basic.md')).text();
    expect(select).toContain('| Tecla | Qué hace |');
    expect(select).toContain('| `Alt` + `↓` | Abre sin mover la opción activa. |');
  },
);

test('"Copiar como Markdown" copies that very file', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/forms/pin');
  await page.getByRole('button', { name: 'Copiar como Markdown' }).click();
  await expect(page.locator('.gd-snackbars').getByText('Copiado al portapapeles')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await (await request.get('/forms/pin.md')).text());
});

filesTest('llms.txt lists every page, and each link leads to its Markdown', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toMatch(/^# Guadua\n\n> .+/);
  const links = [...text.matchAll(/^- \[(.+)\]\((.+)\): .+$/gm)].map(([, , url]) => url);
  expect(links.sort()).toEqual(PAGES.map(({ path }) => SITE + markdown(path)).sort());
  const all = await (await request.get('/llms-full.txt')).text();
  for (const { title } of PAGES) expect(all).toContain(`# ${title}\n`);
});

filesTest('sitemap.xml lists every page, and robots.txt leads to it', async ({ request }) => {
  const text = await (await request.get('/sitemap.xml')).text();
  const listed = [...text.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(PAGES.map(({ path }) => SITE + path));
  expect(await (await request.get('/robots.txt')).text()).toContain(`${SITE}/sitemap.xml`);
});

filesTest('each page says where it is at home', async ({ request }) => {
  for (const { path } of PAGES) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<link rel="canonical" href="([^"]+)">/)?.[1]).toBe(SITE + path);
    expect(html).toContain(`<meta property="og:url" content="${SITE}${path}">`);
    expect(html).toContain(`type="text/markdown" href="${markdown(path)}"`);
  }
  const missing = await (await request.get('/no/existe')).text();
  expect(missing).toContain('<meta name="robots" content="noindex">');
  expect(missing).not.toContain('rel="canonical"');
});
