'use client';

import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { type ListEvent, type ListState, listReducer, openedList } from '../list/list-reducer';
import type { OptionView } from '../list/option-view';
import { positionNow } from '../list/position-now';
import type { SelectKey } from '../selection/selection.types';
import { pasteList } from './paste-list';
import { useKeptActive } from './use-kept-active';
import { type ListSearch, useListSearch } from './use-list-search';
import type { SelectParts } from './use-select';
import { type SelectAll, useSelectAll } from './use-select-all';

/** The elements of an open list that take the focus, or hold what does. */
export interface ListElements {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly list: RefObject<HTMLDivElement | null>;
  /** What the application put above the list. */
  readonly header: RefObject<HTMLDivElement | null>;
  readonly selectAll: RefObject<HTMLDivElement | null>;
  /** What stands below the list: errors, and what can be done about them. */
  readonly status: RefObject<HTMLDivElement | null>;
}

/** An open list: what it shows, what is active in it, and what can be done. */
export interface OpenList<Option> extends ListSearch<Option> {
  readonly state: ListState;
  /** Position of the active row; -1 for none. */
  readonly active: number;
  /** Id of the active row, for screen readers. */
  readonly activeId: string | undefined;
  readonly elements: ListElements;
  readonly selectAll: SelectAll;
  /** What could not be done at the last step, until the next one. */
  readonly notice: string;
  readonly dispatch: (event: ListEvent) => void;
  /** Makes a row active, by the keyboard: of those on the screen, or of all that a search found. */
  readonly goTo: (position: number, rows?: OptionView<Option>) => void;
  readonly pointAt: (position: number) => void;
  /** `target` is what a pointer pressed in the row. */
  readonly chooseAt: (position: number, target?: EventTarget) => void;
  /** The same in all that a search found. */
  readonly chooseIn: (rows: OptionView<Option>, position: number, target?: EventTarget) => void;
  /** A side arrow on the header of a group; false when there is nothing for it to do. */
  readonly pressArrow: (back: boolean) => boolean;
  /** Takes a pasted text for a list of options; false when it is none. */
  readonly paste: (text: string) => boolean;
}

/** Ties an open list to React. It outlives the change from a popup to a sheet and back. */
export function useOpenList<Option>(parts: SelectParts<Option>): OpenList<Option> {
  const { config, value, opening, remote, creations, announcer, elements: owner } = parts;
  const { multiple, reader, labels, searchable } = config;
  const [intent] = useState(opening.intent);
  const [notice, setNotice] = useState('');
  const [state, dispatch] = useReducer(
    listReducer,
    searchable ? (intent?.text ?? '') : '',
    openedList,
  );
  const search = useListSearch({
    config,
    remote,
    state,
    dispatch,
    announce: announcer.announce,
    creations,
    collapsed: parts.collapsed,
  });
  const { found, view, count, text, pages, stale } = search;
  const selectAll = useSelectAll(config, value, found, text !== '', () => opening.close(true));
  const elements: ListElements = {
    search: useRef(null),
    list: useRef(null),
    header: useRef(null),
    selectAll: useRef(null),
    status: useRef(null),
  };

  const items = pages?.items ?? config.options;
  const indexOf = (key: SelectKey | null): number =>
    key === null
      ? -1
      : remote
        ? remote.getState().items.findIndex((item) => reader.key(item) === key)
        : value.lookup.indexOf(key);
  // Where the list begins is known once there are options, which may come later.
  const isThere = !stale && text === '' && view.count > 0;
  const findStart = () => (isThere ? startKey(parts, view, indexOf) : undefined);
  const [start, setStart] = useState(findStart);
  if (start === undefined && isThere) setStart(findStart);
  const untouched = state.by === 'list' && state.active < 0 && search.query === '';
  const active = Math.min(
    untouched
      ? view.positionOf(indexOf(start ?? null))
      : state.by === 'list'
        ? optionFrom(positionNow(state, view), view)
        : positionNow(state, view),
    count - 1,
  );

  // The first option that a remote search finds is active, as that of a local one is.
  const isFound = pages !== null && !stale && text !== '' && view.count > 0;
  useEffect(() => {
    if (isFound) dispatch({ type: 'list.filled' });
  }, [isFound]);

  useKeptActive({
    items,
    view,
    query: search.query,
    // Where the list began is looked up anew in each render.
    active: untouched ? -1 : active,
    offersCreate: search.offersCreate,
    reader,
    indexOf,
    dispatch,
  });

  const place = (position: number, rows = view) => ({ position, index: rows.indexAt(position) });

  function create(): void {
    creations.create(text);
    if (search.createDisabled) return;
    if (multiple) search.type('');
    else opening.close(true);
  }

  function chooseIn(rows: OptionView<Option>, position: number, target?: EventTarget): void {
    if (position < 0 || stale) return;
    if (position === rows.count && search.offersCreate) create();
    const header = rows.headerAt?.(position);
    if (header) config.props.groups?.press(header, parts, text !== '', target);
    const option = rows.optionAt(position);
    if (option === undefined) return;
    const change = value.dispatch({ type: 'option.toggle', option });
    // Only what can't be selected leaves a list of one choice open.
    const refused = change === null && !value.selection.has(reader.key(option));
    if (!multiple && config.editable && !refused) opening.close(true);
  }

  return {
    ...search,
    state,
    active,
    activeId:
      active < 0
        ? undefined
        : active >= view.count
          ? `${owner.listId}-new`
          : `${owner.listId}-${view.indexAt(active)}`,
    elements,
    selectAll,
    notice,
    dispatch,
    type(query) {
      setNotice('');
      search.type(query);
    },
    goTo: (position, rows) => dispatch({ type: 'list.goTo', to: place(position, rows) }),
    pointAt: (position) => dispatch({ type: 'pointer.over', to: place(position) }),
    pressArrow(back) {
      const header = view.headerAt?.(active);
      return Boolean(header && config.props.groups?.pressArrow(header, parts, back));
    },
    chooseAt: (position, target) => chooseIn(view, position, target),
    chooseIn,
    paste(pasted) {
      const missing = multiple && !remote ? pasteList(parts, pasted) : null;
      if (missing === null) return false;
      setNotice(missing.length > 0 ? labels.notPasted(missing) : '');
      search.type('');
      return true;
    },
  };
}

/** Key of the option where the list begins: the selected one, else the one at the end that the key meant. */
function startKey<Option>(
  { config, value, opening }: SelectParts<Option>,
  view: OptionView<Option>,
  indexOf: (key: SelectKey | null) => number,
): SelectKey | null {
  const [first = null] = value.selection.keys;
  const at = opening.intent?.at ?? 'selected';
  // What is collapsed is looked for again at its header.
  if (at === 'selected' || view.positionOf(indexOf(first)) >= 0) return first;
  const last = view.count - 1;
  const option = view.optionAt(at === 'selectedOrLast' ? last : optionFrom(0, view));
  return option === undefined ? first : config.reader.key(option);
}

/** The first option from a position on: a key that was not meant for it must not take a whole group. */
function optionFrom<Option>(position: number, view: OptionView<Option>): number {
  const isHeader = view.headerAt?.(position) !== undefined;
  return isHeader && view.optionAt(position + 1) !== undefined ? position + 1 : position;
}
