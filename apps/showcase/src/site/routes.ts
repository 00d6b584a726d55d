import { PAGES } from 'virtual:pages';
import type { SitePage } from './page.types';

/** Every page, in the order of the sidebar and of "Anterior / Siguiente" (SHL-3, SHL-4). */
export { PAGES };

/** The page at a path, with or without a slash at its end. */
export function pageAt(pathname: string): SitePage | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  return PAGES.find((page) => page.path === path);
}

/** The pages of the sidebar, group by group. */
export function sidebarGroups(): { group: string; pages: SitePage[] }[] {
  const groups = new Map<string, SitePage[]>();
  for (const page of PAGES) {
    if (page.group === undefined || page.entry === undefined) continue;
    groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  }
  return [...groups].map(([group, pages]) => ({ group, pages }));
}
