import { slug } from '../demo/slug';
import type { SearchEntry, SearchIndex } from './search.types';

const ARROWS: Readonly<Record<string, string>> = {
  '←': 'flecha izquierda',
  '↑': 'flecha arriba',
  '→': 'flecha derecha',
  '↓': 'flecha abajo',
};

/** Everything in an index that can be found, page by page. */
export function searchEntries({ pages }: SearchIndex): SearchEntry[] {
  return pages.flatMap(({ path, title: page, group, lead, examples, sections, api, keys }) => {
    const context = group && group !== page ? `${group} · ${page}` : page;
    return [
      { kind: 'page', href: path, title: page, context: group === page ? '' : group, text: lead },
      ...examples.map(
        ([title, text, id = slug(title)]): SearchEntry => ({
          kind: 'example',
          href: `${path}#${id}`,
          title,
          context,
          text,
        }),
      ),
      ...sections.map(
        ([title, id = slug(title)]): SearchEntry => ({
          kind: 'section',
          href: `${path}#${id}`,
          title,
          context,
          text: '',
        }),
      ),
      ...api.flatMap((part): SearchEntry[] => [
        {
          kind: 'api',
          href: `${path}#${part.id}`,
          title: part.name,
          context: page,
          text: part.description,
        },
        ...part.props.map(
          ([id, title, text]): SearchEntry => ({
            kind: 'api',
            href: `${path}#${id}`,
            title,
            context: part.name,
            text,
          }),
        ),
      ]),
      ...keys.map(
        ([anchor, title, text]): SearchEntry => ({
          kind: 'key',
          href: `${path}#${anchor}`,
          title,
          context,
          text,
        }),
      ),
    ] satisfies SearchEntry[];
  });
}

/** The title of an entry as it is looked for: arrows by their names too. */
export function searchableTitle({ kind, title }: SearchEntry): string {
  if (kind !== 'key') return title;
  return title.replace(/[←↑→↓]/g, (arrow) => `${arrow} ${ARROWS[arrow]}`);
}
