import { useEffect, useMemo, useState } from 'react';
import { PAGES } from '../site/routes';
import { loadEngine, loadTitlesEngine } from './engine-source';
import type { ResultGroup } from './search.types';
import type { SearchEngine } from './search-engine';
import { FIRST_PATHS } from './suggestions';

interface SearchState {
  groups: readonly ResultGroup[];
  /** `reduced` looks in titles only, because the index could not be loaded. */
  status: 'loading' | 'ready' | 'reduced';
}

/** Results for a question; for an empty one, where most people go. */
export function useSearch(query: string): SearchState {
  const [engine, setEngine] = useState<SearchEngine | null>(null);
  const [status, setStatus] = useState<SearchState['status']>('loading');

  useEffect(() => {
    let current = true;
    const use = (loaded: Promise<SearchEngine>, outcome: SearchState['status']) =>
      loaded.then((ready) => {
        if (!current) return;
        setEngine(() => ready);
        setStatus(outcome);
      });
    use(loadEngine(), 'ready').catch(() => use(loadTitlesEngine(), 'reduced'));
    return () => {
      current = false;
    };
  }, []);

  const groups = useMemo(() => {
    if (query.trim() === '') return [firstPages()];
    return engine?.(query) ?? [];
  }, [engine, query]);
  return { groups, status };
}

function firstPages(): ResultGroup {
  return {
    kind: 'page',
    results: FIRST_PATHS.flatMap((path, id) => {
      const page = PAGES.find((known) => known.path === path);
      if (!page) return [];
      return [
        {
          id,
          kind: 'page',
          href: path,
          title: page.title,
          context: page.group === page.title ? '' : (page.group ?? ''),
          text: '',
          words: [],
        },
      ];
    }),
  };
}
