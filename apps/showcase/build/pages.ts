import { existsSync, globSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OverviewEntry, OverviewGroup } from '../src/site/overview.types.ts';
import { PAGE_GROUPS, type PageGroup } from '../src/site/page-groups.ts';
import type { PageMeta } from '../src/site/page-meta.types.ts';

/** The site's folder. */
export const SITE_ROOT = join(import.meta.dirname, '..');
const META_FILE = 'page.meta.ts';

/** A page as its `page.meta.ts` describes it, and its folder. */
export interface SourcePage extends PageMeta {
  /** The folder below `src/pages` that it is in: `ui`, `forms`, … */
  readonly section: string;
  /** Its folder, from the site's: `src/pages/ui/buttons`. */
  readonly folder: string;
}

/**
 * Every page of a site, in the order of the sidebar: home, then group by group, and the pages
 * without a group at the end.
 *
 * @param root Folder of the site.
 * @throws Error that names the file, and how to mend it.
 */
export async function readPages(root: string = SITE_ROOT): Promise<SourcePage[]> {
  const files = globSync(`src/pages/**/${META_FILE}`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const pages = await Promise.all(files.map((file) => readPage(root, file)));
  const byPath = new Map<string, SourcePage>();
  for (const page of pages) {
    const other = byPath.get(page.path);
    if (other) throw problem(page, `${other.folder} has the path ${page.path} too: change one.`);
    byPath.set(page.path, page);
  }
  for (const file of globSync('src/pages/**/page.tsx', { cwd: root })) {
    if (existsSync(join(root, dirname(file), META_FILE))) continue;
    throw new Error(`${file} has no ${META_FILE} beside it: write one, or no address leads there.`);
  }
  return pages.sort((a, b) => place(a) - place(b) || a.path.localeCompare(b.path, 'en'));
}

async function readPage(root: string, file: string): Promise<SourcePage> {
  const folder = dirname(file);
  const path = join(root, file);
  // Node keeps a module by its address: the time in it makes a saved file a new module.
  const address = `${pathToFileURL(path).href}?t=${Math.trunc(statSync(path).mtimeMs)}`;
  const { META }: { META?: PageMeta } = await import(address);
  if (!META) throw new Error(`${file} exports no META: export const META: PageMeta = { … }.`);
  const page = { ...META, folder, section: folder.split('/')[2] ?? '' };
  if (!existsSync(join(root, folder, 'page.tsx'))) {
    throw problem(page, 'there is no page.tsx beside it: write one, or delete the folder.');
  }
  if (!/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(META.path)) {
    throw problem(page, `"${META.path}" is no path: write it like /ui/buttons.`);
  }
  return page;
}

function problem({ folder }: SourcePage, message: string): Error {
  return new Error(`${folder}/${META_FILE}: ${message}`);
}

function place({ path, group, order }: SourcePage): number {
  if (path === '/') return 0;
  const index = group ? PAGE_GROUPS.indexOf(group) : PAGE_GROUPS.length;
  return (index + 1) * 1000 + order;
}

/** The groups of pages that show no component. */
const ABOUT: readonly PageGroup[] = ['Empezar', 'Proyecto'];

/** What `/componentes` shows of each page about a component or a function, in the order of the sidebar. */
export function overview(pages: readonly SourcePage[]): OverviewGroup[] {
  return PAGE_GROUPS.filter((group) => !ABOUT.includes(group)).map((group) => ({
    group,
    entries: pages.filter((page) => page.group === group).map(overviewEntry),
  }));
}

function overviewEntry({ path, title, lead, imports, overview = {} }: SourcePage): OverviewEntry {
  const { line = lead, drawing = 'code' } = overview;
  return { path, title, line, drawing, ...(imports && { name: imports.names[0] }) };
}

/** Addresses of sections that have no page of their own, with the first page of each. */
export function sectionIndexes(pages: readonly PageMeta[]): { from: string; to: string }[] {
  const first = new Map<string, string>();
  for (const { path } of pages) {
    const [, section = '', page] = path.split('/');
    if (page && !first.has(section)) first.set(section, path);
  }
  return [...first].map(([section, to]) => ({ from: `/${section}`, to }));
}
