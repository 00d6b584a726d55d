'use client';

import { useEffect, useReducer, useRef } from 'react';
import { listReducer, openedList } from '../list/list-reducer';
import { positionNow } from '../list/position-now';
import { useOptionView } from '../list/use-option-view';
import type { RemoteList } from '../remote/remote-list';
import { useRemotePages } from '../remote/use-remote-pages';
import type { ShownList } from '../select/list-owner';
import { useKeptActive } from '../select/use-kept-active';
import { SEARCH_DEBOUNCE, useSearchEvents } from '../select/use-list-search';
import type { SelectKey } from '../selection/selection.types';
import type { AutocompleteParts } from './use-autocomplete';

/** The suggestions for a text, and which of them is active. */
export interface SuggestionList<Option> extends ShownList<Option> {
  /** There is something to show. */
  readonly shown: boolean;
  /** The source answered with an error. */
  readonly failed: boolean;
  /** The suggestion that the text already is. */
  readonly selected: (key: SelectKey | null) => boolean;
  /** Makes a row active, by the keyboard; -1 goes back to the text. */
  readonly goTo: (position: number) => void;
}

/** What is suggested for the text: local or remote. */
export function useSuggestions<Option>({
  config,
  elements,
  text: query,
  remote,
  announcer,
  choose,
}: AutocompleteParts<Option>): SuggestionList<Option> {
  const { props, reader, options, labels } = config;
  const text = query.trim();
  const [state, dispatch] = useReducer(listReducer, query, opened);
  // What is written leads the arrows back to it.
  if (state.query !== query) dispatch({ type: 'search.type', text: query, first: false });

  const pages = useRemotePages(remote);
  const items = pages?.items ?? options;
  const view = useOptionView(items, reader, pages ? '' : query, props);
  // Before the first answer nothing can be said, whether it was asked for yet or not.
  const stale =
    pages !== null && (pages.term !== text || (pages.page === 0 && pages.status !== 'error'));
  const wait = props.searchDebounce ?? SEARCH_DEBOUNCE;
  useRemoteSearch(remote, text, wait);
  useSearchEvents({ config, remote, view, text, announce: announcer.announce });
  const failed = pages?.status === 'error';
  useRemoteAnswers(announcer.announce, {
    failed: failed ? labels.error : '',
    found:
      pages?.status === 'idle' && !stale
        ? labels.results(view.count, pages.total ?? view.count)
        : '',
  });

  const loading = props.loading === true || stale || pages?.status === 'loading';
  const count = stale ? 0 : view.count;
  const active = Math.min(positionNow(state, view), count - 1);
  useKeptActive({
    items,
    view,
    query,
    active,
    offersCreate: false,
    reader,
    indexOf: (key) =>
      items.findIndex((item) => item !== null && item !== undefined && reader.key(item) === key),
    dispatch,
  });
  const place = (position: number) => ({ position, index: view.indexAt(position) });
  return {
    query,
    text,
    found: view,
    view,
    pages,
    stale,
    offersCreate: false,
    createDisabled: false,
    count,
    shown: count > 0 || loading || failed,
    failed,
    state,
    active,
    activeId:
      active < 0 || state.by === 'pointer'
        ? undefined
        : `${elements.listId}-${view.indexAt(active)}`,
    elements: { list: useRef<HTMLDivElement>(null) },
    selected: (key) => key === query,
    goTo: (position) =>
      dispatch(position < 0 ? { type: 'list.leave' } : { type: 'list.goTo', to: place(position) }),
    pointAt: (position) => dispatch({ type: 'pointer.over', to: place(position) }),
    chooseAt(position) {
      const option = stale ? undefined : view.optionAt(position);
      if (option !== undefined && !reader.disabled(option)) choose(option);
    },
  };
}

/** Nothing is active before an arrow says so: Enter sends what is written. */
function opened(query: string) {
  return { ...openedList(''), query };
}

/** Asks a remote list for what is written, once the typing rests (SEL-3). */
function useRemoteSearch<Option>(
  remote: RemoteList<Option> | null,
  text: string,
  wait: number,
): void {
  const asks = useRef(false);
  useEffect(() => {
    if (!remote) return undefined;
    const timer = setTimeout(() => {
      remote.search(text);
      if (!asks.current) remote.open();
      asks.current = true;
    }, wait);
    return () => clearTimeout(timer);
  }, [remote, text, wait]);
  useEffect(
    () => () => {
      if (asks.current) remote?.close();
      asks.current = false;
    },
    [remote],
  );
}

/** Says what a remote list answered. */
function useRemoteAnswers(
  announce: (text: string) => void,
  { failed, found }: { failed: string; found: string },
): void {
  useEffect(() => {
    if (failed !== '' || found !== '') announce(failed || found);
  }, [announce, failed, found]);
}
