/*
 * The files for machines at the root of the site: what there is, for search engines (robots.txt,
 * sitemap.xml) and for language models (llms.txt, https://llmstxt.org), and the pages that only lead
 * to another one.
 */

/** What these files say about a page. */
export interface ListedPage {
  path: string;
  /** Address of its Markdown file. */
  markdown: string;
  title: string;
  description: string;
  /** The same in English. */
  english?: string | undefined;
  /** Heading of its sidebar group; a page without one is listed apart. */
  group?: string | undefined;
  /** Day of its last change, `2026-11-20`, where it is known. */
  updated?: string | undefined;
}

/** @param install Where the packages come from. */
export function llmsTxt(siteUrl: string, pages: readonly ListedPage[], install: string): string {
  const home = pages.find(({ path }) => path === '/');
  const groups = new Map<string, ListedPage[]>();
  for (const page of pages) {
    if (page === home) continue;
    const group = page.group ?? 'Optional';
    groups.set(group, [...(groups.get(group) ?? []), page]);
  }
  const item = ({ markdown, title, description, english }: ListedPage) =>
    `- [${title}](${siteUrl}${markdown}): ${description}${english ? ` (${english})` : ''}`;
  return [
    '# Guadua',
    `> ${home?.description ?? ''}`,
    [
      'Cinco paquetes para React 19 y TypeScript: `@guadua/utils`, `@guadua/forms`, `@guadua/select`, `@guadua/date` y `@guadua/file`.',
      'Los textos de la interfaz vienen en español de Colombia, y también en inglés y portugués. Cada paquete tiene su hoja de estilos: `@guadua/select/styles.css`.',
      'In English: five packages for React 19 and TypeScript. Their texts are Colombian Spanish, with English and Portuguese packs; each page below says in English what it is.',
      install,
      `Todo en un solo archivo: [llms-full.txt](${siteUrl}/llms-full.txt).`,
    ].join('\n'),
    ...(home ? [`## Guadua\n\n${item(home)}`] : []),
    ...[...groups].map(([group, listed]) => `## ${group}\n\n${listed.map(item).join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n');
}

export function sitemap(siteUrl: string, pages: readonly ListedPage[]): string {
  const urls = pages.map(
    ({ path, updated }) =>
      `  <url><loc>${siteUrl}${path}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** A page that leads to another one, for hosts that can't answer with a redirection. */
export function redirection(siteUrl: string, to: string): string {
  return `<!doctype html>
<html lang="es-CO">
  <head>
    <meta charset="utf-8" />
    <title>Guadua</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="canonical" href="${siteUrl}${to}" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="refresh" content="0; url=${to}" />
  </head>
  <body>
    <p><a href="${to}">Sigue por aquí</a></p>
  </body>
</html>
`;
}
