import { PAGES } from '../site/routes';
import type { SearchEntry, SearchIndex } from './search.types';
import { createEngine, type SearchEngine } from './search-engine';
import { searchEntries } from './search-entries';

/** Where the build puts the index. */
const INDEX_URL = '/busqueda.json';

let loading: Promise<SearchEngine> | undefined;

/** The engine over the whole site; fetched once, and again after a failure. */
export function loadEngine(): Promise<SearchEngine> {
  loading ??= fetchEngine();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function fetchEngine(): Promise<SearchEngine> {
  const response = await fetch(INDEX_URL);
  if (!response.ok) throw new Error(`${INDEX_URL}: ${response.status}`);
  const index: SearchIndex = await response.json();
  return createEngine(searchEntries(index, PAGES));
}

/** What can be found without the index: the titles that every visitor has. */
export function loadTitlesEngine(): Promise<SearchEngine> {
  return createEngine(
    PAGES.map(
      ({ path, title, group }): SearchEntry => ({
        kind: 'page',
        href: path,
        title,
        context: group ?? '',
        text: '',
      }),
    ),
  );
}
