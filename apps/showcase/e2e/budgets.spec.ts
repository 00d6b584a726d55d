import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { PAGES, type Section } from '../src/routes.tsx';
import { expect, test } from './site.ts';

interface Budget {
  script: number;
  style: number;
  html: number;
}

/**
 * Kilobytes (1000 bytes) after gzip that a first visit may fetch, to be lowered and never raised
 * without a figure. Set on the first real build: React, its DOM client and the data router are 94 kB
 * of script, the shell 13, the parts of a demo page 6. On top of that a page pays for its package:
 * the select and the date pickers bring a popover (23 kB) each, the select its virtual list (10).
 */
const BUDGETS: Record<Section, Budget> = {
  home: { script: 112, style: 12, html: 8 },
  ui: { script: 118, style: 12, html: 18 },
  utils: { script: 131, style: 14, html: 18 },
  social: { script: 125, style: 14, html: 18 },
  splide: { script: 121, style: 14, html: 18 },
  forms: { script: 141, style: 14, html: 18 },
  file: { script: 134, style: 16, html: 18 },
  select: { script: 166, style: 16, html: 18 },
  date: { script: 189, style: 16, html: 18 },
  project: { script: 122, style: 12, html: 18 },
};

/** The search: its script, its style sheet and its index. */
const SEARCH_BUDGET = 25;

for (const page of PAGES) {
  test(`a first visit to ${page.path} stays within its budget`, async () => {
    const html = await read(page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`);
    const files = [...html.toString().matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)];
    const size = { script: 0, style: 0, html: kilobytes(html) };
    for (const [, file = ''] of files) {
      size[file.endsWith('.js') ? 'script' : 'style'] += kilobytes(await read(file));
    }
    test.info().annotations.push({
      type: 'kB gzip',
      description: JSON.stringify(size, (_, value) =>
        typeof value === 'number' ? Number(value.toFixed(1)) : value,
      ),
    });
    const budget = BUDGETS[page.section];
    expect(size.script, 'JavaScript').toBeLessThanOrEqual(budget.script);
    expect(size.style, 'style sheets').toBeLessThanOrEqual(budget.style);
    expect(size.html, 'HTML').toBeLessThanOrEqual(budget.html);
  });
}

test('the search with its index stays within its budget', async () => {
  const dist = new URL('../dist/', import.meta.url);
  const home = (await read('index.html')).toString();
  const names = await readdir(new URL('assets/', dist));
  const first = names.find((name) => name.startsWith('search-dialog-') && name.endsWith('.js'));
  expect(first).toBeDefined();
  const files = new Set(['busqueda.json']);
  const visit = async (name: string) => {
    const file = `assets/${name}`;
    // What is on every page is there already.
    if (files.has(file) || home.includes(file)) return;
    files.add(file);
    if (!name.endsWith('.js')) return;
    const script = (await read(file)).toString();
    for (const [, imported = ''] of script.matchAll(/from\s*["']\.\/([^"']+)["']/g)) {
      await visit(imported);
    }
  };
  await visit(first ?? '');
  for (const name of names) if (/^search-dialog-.*\.css$/.test(name)) await visit(name);
  let size = 0;
  for (const file of files) size += kilobytes(await read(file));
  test.info().annotations.push({ type: 'kB gzip', description: size.toFixed(1) });
  expect(size).toBeLessThanOrEqual(SEARCH_BUDGET);
});

function read(file: string): Promise<Buffer> {
  return readFile(new URL(`../dist/${file}`, import.meta.url));
}

function kilobytes(content: Buffer): number {
  return gzipSync(content, { level: 9 }).length / 1000;
}
