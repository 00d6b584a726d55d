import { PAGES, type SitePage } from './routes';

/** The module of a page, from the root of the site's folder; prerendering finds its files by it. */
export function pageModule({ path, section }: SitePage): string {
  // A section of one page is at its own address, and its page in a folder like those of the others.
  const folder =
    path === '/' ? 'home' : path === `/${section}` ? `${section}/basic` : path.slice(1);
  return `src/pages/${folder}/page.tsx`;
}

/** The Markdown file of a page: `/select/basic.md`, and `/index.md` for home. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** Addresses of sections that have no page of their own, with the first page of each. */
export function sectionIndexes(): { from: string; to: string }[] {
  const first = new Map<string, string>();
  for (const { path } of PAGES) {
    const [, section = '', page] = path.split('/');
    if (page && !first.has(section)) first.set(section, path);
  }
  return [...first].map(([section, to]) => ({ from: `/${section}`, to }));
}
