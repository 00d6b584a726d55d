import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { overview, readPages, sectionIndexes } from './pages.ts';

/** Within the site: the test runner loads nothing else as TypeScript. */
const FOLDER = join(import.meta.dirname, 'dist');
let root: string;

beforeEach(() => {
  mkdirSync(FOLDER, { recursive: true });
  root = mkdtempSync(join(FOLDER, 'pages-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('gives home, then the groups of the sidebar in their order, then the rest', async () => {
  page('project/changes', { path: '/changes', order: 1 });
  page('forms/pin', { path: '/forms/pin', group: 'Formularios', order: 2 });
  page('forms/text', { path: '/forms/text', group: 'Formularios', order: 1 });
  page('ui/buttons', { path: '/ui/buttons', group: 'UI', order: 9 });
  page('home', { path: '/', order: 1 });
  const pages = await readPages(root);
  expect(pages.map(({ path, section }) => [path, section])).toEqual([
    ['/', 'home'],
    ['/ui/buttons', 'ui'],
    ['/forms/text', 'forms'],
    ['/forms/pin', 'forms'],
    ['/changes', 'project'],
  ]);
  expect(sectionIndexes(pages)).toEqual([
    { from: '/ui', to: '/ui/buttons' },
    { from: '/forms', to: '/forms/text' },
  ]);
});

it('names a page.meta.ts without its page, and says what to do', async () => {
  page('ui/buttons', { path: '/ui/buttons', order: 1 });
  rmSync(join(root, 'src/pages/ui/buttons/page.tsx'));
  await expect(readPages(root)).rejects.toThrow(
    'src/pages/ui/buttons/page.meta.ts: there is no page.tsx beside it: write one, or delete the folder.',
  );
});

it('names a page without its page.meta.ts', async () => {
  write('src/pages/ui/buttons/page.tsx', '');
  await expect(readPages(root)).rejects.toThrow(
    'src/pages/ui/buttons/page.tsx has no page.meta.ts beside it: write one',
  );
});

it('names both pages of one address', async () => {
  page('ui/a', { path: '/ui/a', order: 1 });
  page('ui/b', { path: '/ui/a', order: 2 });
  await expect(readPages(root)).rejects.toThrow(
    'src/pages/ui/b/page.meta.ts: src/pages/ui/a has the path /ui/a too: change one.',
  );
});

it.each(['ui/a', '/ui/a/', '/Ui/A', '/ui//a', ''])('refuses the address "%s"', async (path) => {
  page('ui/a', { path, order: 1 });
  await expect(readPages(root)).rejects.toThrow(`"${path}" is no path: write it like /ui/buttons.`);
});

it('names a file that exports something else', async () => {
  page('ui/a', { path: '/ui/a', order: 1 });
  write('src/pages/ui/a/page.meta.ts', 'export const OTHER = 1;');
  await expect(readPages(root)).rejects.toThrow('src/pages/ui/a/page.meta.ts exports no META');
});

it('reads a file anew that was saved empty at first', async () => {
  const meta = join(root, 'src/pages/ui/a/page.meta.ts');
  page('ui/a', { path: '/ui/a', order: 1 });
  write('src/pages/ui/a/page.meta.ts', '');
  utimesSync(meta, 1, 1);
  await expect(readPages(root)).rejects.toThrow('exports no META');
  page('ui/a', { path: '/ui/a', order: 1 });
  utimesSync(meta, 2, 2);
  expect(await readPages(root)).toMatchObject([{ path: '/ui/a' }]);
});

it('shows a page among the components as soon as it has a group, with its lead and what it imports first', async () => {
  page('ui/a', {
    path: '/ui/a',
    title: 'A',
    group: 'UI',
    order: 1,
    lead: 'Un componente.',
    imports: { from: '@guadua/utils/ui', names: ['A', 'B'] },
  });
  page('ui/c', {
    path: '/ui/c',
    title: 'C',
    group: 'UI',
    order: 2,
    overview: { line: 'Otro.', drawing: 'pin' },
  });
  page('project/themes', { path: '/themes', group: 'Proyecto', order: 1 });
  const groups = overview(await readPages(root)).filter(({ entries }) => entries.length > 0);
  expect(groups).toEqual([
    {
      group: 'UI',
      entries: [
        { path: '/ui/a', title: 'A', name: 'A', line: 'Un componente.', drawing: 'code' },
        { path: '/ui/c', title: 'C', line: 'Otro.', drawing: 'pin' },
      ],
    },
  ]);
});

function page(folder: string, meta: Record<string, unknown>) {
  write(
    `src/pages/${folder}/page.meta.ts`,
    `export const META = ${JSON.stringify({ title: folder, lead: '…', ...meta })};`,
  );
  write(`src/pages/${folder}/page.tsx`, '');
}

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
