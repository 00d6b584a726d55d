'use client';

import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { ListEvent, ListState } from '../list/list-reducer';
import type { OptionView } from '../list/option-view';
import { useOptionView } from '../list/use-option-view';
import type { PagesState } from '../remote/pages';
import type { RemoteList } from '../remote/remote-list';
import { useRemotePages } from '../remote/use-remote-pages';
import type { SelectConfig } from './select-config';
import type { Creations } from './use-creations';

/** Wait before a search is reported, fetched or announced (SEL-3). */
export const SEARCH_DEBOUNCE = 500;

/** What an open list shows for what is searched. */
export interface ListSearch<Option> {
  /** As it stands in the search box. */
  readonly query: string;
  /** Without the spaces around it. */
  readonly text: string;
  /** What is found. */
  readonly found: OptionView<Option>;
  /** The rows that show it: with headers, and without what is collapsed. */
  readonly view: OptionView<Option>;
  /** The pages of a remote list; `null` for a local one. */
  readonly pages: PagesState<Option> | null;
  /** What is shown belongs to another search: nothing of it may be selected. */
  readonly stale: boolean;
  /** "Agregar «…»" is offered below what was found (SEL-12). */
  readonly offersCreate: boolean;
  /** It is offered, but no more may join (SEL-7). */
  readonly createDisabled: boolean;
  /** How many rows can be active: the options, and what offers to create one. */
  readonly count: number;
  readonly type: (query: string) => void;
}

/** What the search needs from its select. */
export interface ListSearchOptions<Option> {
  readonly config: SelectConfig<Option>;
  readonly remote: RemoteList<Option> | null;
  readonly state: ListState;
  readonly dispatch: (event: ListEvent) => void;
  readonly announce: (text: string) => void;
  readonly creations: Pick<Creations, 'list' | 'full'>;
  /** The groups that a person has left collapsed. */
  readonly collapsed: readonly string[] | undefined;
}

/** The search of an open list: local or remote, kept by the caller or here. */
export function useListSearch<Option>({
  config,
  remote,
  state,
  dispatch,
  announce,
  creations,
  collapsed,
}: ListSearchOptions<Option>): ListSearch<Option> {
  const { props, reader, options, searchable } = config;
  const query = searchable ? (props.searchTerm ?? state.query) : '';
  const text = query.trim();
  const pages = useRemotePages(remote);
  const found = useOptionView(pages?.items ?? options, reader, pages ? '' : query, props);
  const searching = text !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is given to `groups` and `groupBy` is taken to mean the same from one render to the next
  const view = useMemo(
    () =>
      props.groups && reader.group
        ? props.groups.addHeaders(found, reader.group, collapsed, searching)
        : found,
    [found, collapsed, searching, props.groups === undefined],
  );
  const stale =
    pages !== null && (pages.term !== text || (pages.page === 0 && pages.status === 'loading'));
  const canCreate = Boolean(props.creatable && props.onCreate && searchable);
  const isNew = text !== '' && !creations.list.some((creation) => creation.text === text);
  const offersCreate = canCreate && isNew && !stale && view.done && !view.hasExact;

  useLayoutEffect(() => {
    if (!remote) return undefined;
    // The list opens without a search, whatever was searched when it was closed.
    remote.search('');
    remote.open();
    return remote.close;
  }, [remote]);
  useSearchEvents({ config, remote, view: found, text, announce });
  const type = (next: string) => {
    dispatch({ type: 'search.type', text: next, first: remote === null && next !== '' });
    if (next !== query) props.onSearchTermChange?.(next);
  };
  useEndOfSearch(query, props.onSearchTermChange);
  return {
    query,
    text,
    found,
    view,
    pages,
    stale,
    offersCreate,
    createDisabled: creations.full,
    count: stale ? 0 : view.count + (offersCreate ? 1 : 0),
    type,
  };
}

/** Reports a search once the typing rests (SEL-3, SEL-17). */
export function useSearchEvents<Option>(latestSearch: {
  config: SelectConfig<Option>;
  remote: RemoteList<Option> | null;
  view: OptionView<Option>;
  text: string;
  announce: (text: string) => void;
}): void {
  const reported = useRef('');
  const latest = useRef(latestSearch);
  useEffect(() => {
    latest.current = latestSearch;
  });
  const { text, config } = latestSearch;
  const wait = config.props.searchDebounce ?? SEARCH_DEBOUNCE;
  useEffect(() => {
    if (text === reported.current) return;
    const timer = setTimeout(() => {
      reported.current = text;
      const { remote, view, announce, config: now } = latest.current;
      now.props.onSearch?.(text);
      if (remote) remote.search(text);
      else {
        const { count } = view.finish();
        announce(now.labels.results(count, count));
      }
    }, wait);
    return () => clearTimeout(timer);
  }, [text, wait]);
}

/** A list that closes is no longer searched: a caller that keeps the text is asked to empty it. */
function useEndOfSearch(query: string, onChange: ((text: string) => void) | undefined): void {
  const latest = useRef({ query, onChange });
  useEffect(() => {
    latest.current = { query, onChange };
  });
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      // StrictMode mounts again at once.
      queueMicrotask(() => {
        const { query: last, onChange: report } = latest.current;
        if (!mounted.current && last !== '') report?.('');
      });
    };
  }, []);
}
