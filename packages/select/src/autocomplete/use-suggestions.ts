'use client';

import { useReducer } from 'react';
import { listReducer, openedList } from '../list/list-state';
import { useListRows } from '../list/rows/use-list-rows';
import type { AutocompleteWidget } from './use-autocomplete';

export type SuggestionList<Option> = ReturnType<typeof useSuggestions<Option>>;

export function useSuggestions<Option>({
  config,
  elements,
  text,
  remote,
  announce,
  choose,
}: AutocompleteWidget<Option>) {
  const { props, reader, options } = config;
  const [state, dispatch] = useReducer(listReducer, text, openedList);
  if (state.query !== text) dispatch({ type: 'search.type', text });
  const rows = useListRows({
    ...{ config, remote, state, dispatch, announce },
    listId: elements.listId,
    indexOf: (key) =>
      options.findIndex((item) => item !== null && item !== undefined && reader.key(item) === key),
  });
  const { count, pages, view } = rows;
  const loading = props.loading === true || pages?.status === 'loading';
  const failed = pages?.status === 'error';
  return {
    ...rows,
    // Nothing is active before an arrow says so: Enter sends what is written.
    activeId: state.by === 'pointer' ? undefined : rows.activeId,
    shown: count > 0 || loading || failed,
    failed,
    goTo: (position: number) =>
      position < 0 ? dispatch({ type: 'list.leave' }) : rows.goTo(position),
    chooseAt(position: number) {
      const option = view.optionAt(position);
      if (option !== undefined && !reader.disabled(option)) choose(option);
    },
  };
}
