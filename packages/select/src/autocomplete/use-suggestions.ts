'use client';

import { useReducer, useRef } from 'react';
import { positionOfRow, type RowFinder, rowAt } from '../list/active-row';
import { listReducer, openedList } from '../list/list-reducer';
import { useOptionView } from '../list/search/use-option-view';
import { SEARCH_DEBOUNCE, useSearchEvents } from '../list/use-list-search';
import { activePosition } from '../list/use-open-list';
import { useRemotePages } from '../remote/use-remote';
import type { ShownList } from '../select/list-owner';
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
  announce,
  choose,
}: AutocompleteParts<Option>): SuggestionList<Option> {
  const { props, reader, options, labels } = config;
  const { searchDebounce = SEARCH_DEBOUNCE } = props;
  const text = query.trim();
  const [state, dispatch] = useReducer(listReducer, query, openedList);
  // What is written leads the arrows back to it.
  if (state.query !== query) dispatch({ type: 'search.type', text: query });

  const pages = useRemotePages(remote, text);
  const items = pages?.items ?? options;
  const { view, index } = useOptionView(items, reader, pages ? '' : query, props);
  const { count } = view;
  useSearchEvents(text, searchDebounce, props.onSearch, () => {
    if (!remote) announce(labels.results(count, count));
  });
  const failed = pages?.status === 'error';

  const loading = props.loading === true || pages?.status === 'loading';
  const finder: RowFinder<Option> = {
    view,
    keyOf: reader.key,
    indexOf: (key) =>
      items.findIndex((item) => item !== null && item !== undefined && reader.key(item) === key),
    creates: false,
  };
  // Nothing is active before an arrow says so: Enter sends what is written.
  const active = activePosition(state, finder);
  return {
    query,
    text,
    found: view,
    view,
    index,
    pages,
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
      dispatch(
        position < 0 ? { type: 'list.leave' } : { type: 'list.goTo', to: rowAt(finder, position) },
      ),
    rowAt: (position) => rowAt(finder, position),
    positionOf: (row) => positionOfRow(row, finder),
    pointAt: (position) => dispatch({ type: 'pointer.over', to: rowAt(finder, position) }),
    chooseAt(position) {
      const option = view.optionAt(position);
      if (option !== undefined && !reader.disabled(option)) choose(option);
    },
  };
}
