import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, filesTest, test } from './site.ts';

/** Kilobytes after gzip: the script of the search, its style sheet and its index. */
// With first steps, an overview, and the properties of typed forms and headless hooks.
const BUDGET = 30.2;

filesTest('the search with its index stays within its budget', async () => {
  const home = (await read('index.html')).toString();
  const names = await readdir(new URL('../dist/assets/', import.meta.url));
  const first = names.find((name) => name.startsWith('search-dialog-') && name.endsWith('.js'));
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
  for (const file of files) size += gzipSync(await read(file), { level: 9 }).length / 1000;
  test.info().annotations.push({ type: 'kB gzip', description: size.toFixed(1) });
  expect(size).toBeLessThanOrEqual(BUDGET);
});

function read(file: string): Promise<Buffer> {
  return readFile(new URL(`../dist/${file}`, import.meta.url));
}
