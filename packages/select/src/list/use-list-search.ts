'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { useEffect, useMemo, useRef } from 'react';
import type { Creations } from '../creations/use-creations';
import type { PagesState } from '../remote/pages';
import type { RemoteList } from '../remote/remote-list';
import { useRemotePages } from '../remote/use-remote';
import type { SelectConfig } from '../select/select-config';
import type { ListEvent, ListState } from './list-reducer';
import type { OptionView } from './search/option-view';
import type { SearchIndex } from './search/search-index';
import { useOptionView } from './search/use-option-view';

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
  readonly index: SearchIndex;
  /** The pages of a remote list; `null` for a local one. */
  readonly pages: PagesState<Option> | null;
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

/** The search of an open list: local or remote. */
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
  const { searchDebounce = SEARCH_DEBOUNCE } = props;
  const query = searchable ? state.query : '';
  const text = query.trim();
  const pages = useRemotePages(remote, text);
  const {
    view: found,
    index,
    hasExact,
  } = useOptionView(pages?.items ?? options, reader, pages ? '' : query, props);
  const searching = text !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is given to `groups` and `groupBy` is taken to mean the same from one render to the next
  const view = useMemo(
    () =>
      props.groups && reader.group
        ? props.groups.addHeaders(found, reader.group, collapsed, searching)
        : found,
    [found, collapsed, searching, props.groups === undefined],
  );
  const canCreate = props.onCreate !== undefined && searchable;
  const isNew = searching && !creations.list.some((creation) => creation.text === text);
  const isKnown = pages ? pages.page === 0 && pages.status === 'loading' : hasExact;
  const offersCreate = canCreate && isNew && !isKnown;

  useSearchEvents(text, searchDebounce, props.onSearch, () => {
    if (!remote) announce(config.labels.results(found.count, found.count));
  });
  return {
    query,
    text,
    found,
    view,
    index,
    pages,
    offersCreate,
    createDisabled: creations.full,
    count: view.count + (offersCreate ? 1 : 0),
    type: (next) => dispatch({ type: 'search.type', text: next }),
  };
}

/** Reports a search once the typing rests (SEL-3, SEL-17), and that a list which closes is no longer searched. */
export function useSearchEvents(
  text: string,
  wait: number,
  onSearch: ((text: string) => void) | undefined,
  onRest: () => void,
): void {
  const report = useLatestCallback(onSearch);
  const rest = useLatestCallback(onRest);
  const reported = useRef('');
  useEffect(() => {
    if (text === reported.current) return undefined;
    const timer = setTimeout(() => {
      reported.current = text;
      report(text);
      rest();
    }, wait);
    return () => clearTimeout(timer);
  }, [text, wait, report, rest]);
  useEffect(
    () => () => {
      if (reported.current !== '') report('');
      reported.current = '';
    },
    [report],
  );
}
