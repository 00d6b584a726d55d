/** Name of the site, after the page's own in each title. */
export const SITE_NAME = 'Guadua';

/** The document's title for a page, or for an address where there is none. */
export function documentTitle(page: { path: string; title: string } | undefined): string {
  if (!page) return `Página no encontrada · ${SITE_NAME}`;
  return page.path === '/' ? `${SITE_NAME} · ${page.title}` : `${page.title} · ${SITE_NAME}`;
}
