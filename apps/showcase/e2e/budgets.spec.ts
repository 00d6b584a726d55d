import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { PAGES } from '../src/routes.tsx';
import { expect, test } from './site.ts';

/** Kilobytes (1000 bytes) after gzip that a first visit may fetch, by kind of page. */
const HOME = { script: 112, style: 12, html: 8 };
const PLAIN = { script: 125, style: 14, html: 18 };
const HEAVY = { script: 150, style: 16, html: 25 };

const HEAVY_SECTIONS = new Set(['select', 'date', 'file', 'splide']);

for (const page of PAGES) {
  const budget = page.section === 'home' ? HOME : HEAVY_SECTIONS.has(page.section) ? HEAVY : PLAIN;
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
    expect(size.script, 'JavaScript').toBeLessThanOrEqual(budget.script);
    expect(size.style, 'style sheets').toBeLessThanOrEqual(budget.style);
    expect(size.html, 'HTML').toBeLessThanOrEqual(budget.html);
  });
}

function read(file: string): Promise<Buffer> {
  return readFile(new URL(`../dist/${file}`, import.meta.url));
}

function kilobytes(content: Buffer): number {
  return gzipSync(content, { level: 9 }).length / 1000;
}
