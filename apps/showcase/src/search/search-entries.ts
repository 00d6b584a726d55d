import { slug } from '../demo/slug';
import { apiAnchor } from './api-anchor';
import type { IndexedApi, SearchEntry, SearchIndex } from './search.types';

const ARROWS: Readonly<Record<string, string>> = {
  '←': 'flecha izquierda',
  '↑': 'flecha arriba',
  '→': 'flecha derecha',
  '↓': 'flecha abajo',
};

/** Everything in an index that can be found, page by page. */
export function searchEntries(
  { pages }: SearchIndex,
  table: readonly { path: string; title: string; group?: string | undefined }[],
): SearchEntry[] {
  return pages.flatMap(({ path, lead, examples, sections, api, keys }): SearchEntry[] => {
    const page = table.find((known) => known.path === path);
    if (!page) return [];
    const { title, group } = page;
    const context = group && group !== title ? `${group} · ${title}` : title;
    return [
      {
        kind: 'page',
        href: path,
        title,
        context: group === title ? '' : (group ?? ''),
        text: lead,
      },
      ...examples.map(
        ([heading, text, id = slug(heading)]): SearchEntry => ({
          kind: 'example',
          href: `${path}#${id}`,
          title: heading,
          context,
          text,
        }),
      ),
      ...sections.map(
        ([heading, id = slug(heading)]): SearchEntry => ({
          kind: 'section',
          href: `${path}#${id}`,
          title: heading,
          context,
          text: '',
        }),
      ),
      ...api.flatMap((part) => apiEntries(path, context, part)),
      ...keys.map(
        ([anchor, caps, text]): SearchEntry => ({
          kind: 'key',
          href: `${path}#${anchor}`,
          title: caps,
          context,
          text,
        }),
      ),
    ];
  });
}

/** A part of the reference, and each name in it. */
function apiEntries(
  path: string,
  page: string,
  [name, props, anchors = {}]: IndexedApi,
): SearchEntry[] {
  const href = (key: string, usual: string) => {
    const anchor = anchors[key] ?? (anchors[''] === '' ? '' : usual);
    return anchor ? `${path}#${anchor}` : path;
  };
  return [
    { kind: 'api', href: href('', apiAnchor(name)), title: name, context: page, text: '' },
    ...props.map(
      (prop): SearchEntry => ({
        kind: 'api',
        href: href(prop, apiAnchor(name, prop)),
        title: prop,
        context: `${name} · ${page}`,
        text: '',
      }),
    ),
  ];
}

/** The title of an entry as it is looked for: arrows by their names too. */
export function searchableTitle({ kind, title }: SearchEntry): string {
  if (kind !== 'key') return title;
  return title.replace(/[←↑→↓]/g, (arrow) => `${arrow} ${ARROWS[arrow]}`);
}
