'use client';

import { type RefObject, useReducer, useRef, useState } from 'react';
import type { SelectParts } from '../select/use-select';
import type { SelectKey } from '../selection/selection.types';
import { type ListRow, optionFrom, positionOfRow, type RowFinder, rowAt } from './active-row';
import { type ListEvent, type ListState, listReducer, openedList } from './list-reducer';
import { pasteList } from './paste-list';
import { type ListSearch, useListSearch } from './use-list-search';
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
  readonly rowAt: (position: number) => ListRow | null;
  /** Where a row is now; -1 when it is no longer there. */
  readonly positionOf: (row: ListRow) => number;
  /** Makes a row active, by the keyboard. */
  readonly goTo: (position: number) => void;
  readonly pointAt: (position: number) => void;
  /** `target` is what a pointer pressed in the row. */
  readonly chooseAt: (position: number, target?: EventTarget) => void;
  /** A side arrow on the header of a group; false when there is nothing for it to do. */
  readonly pressArrow: (back: boolean) => boolean;
  /** Takes a pasted text for a list of options; false when it is none. */
  readonly paste: (text: string) => boolean;
}

/** Ties an open list to React. It outlives the change from a popup to a sheet and back. */
export function useOpenList<Option>(parts: SelectParts<Option>): OpenList<Option> {
  const { config, value, opening, remote, creations, elements: owner } = parts;
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
    announce: parts.announce,
    creations,
    collapsed: parts.collapsed,
  });
  const { found, view, text, pages } = search;
  const selectAll = useSelectAll(config, value, found, text !== '', () => opening.close('select'));
  const elements: ListElements = {
    search: useRef(null),
    list: useRef(null),
    header: useRef(null),
    selectAll: useRef(null),
    status: useRef(null),
  };
  const finder: RowFinder<Option> = {
    view,
    keyOf: reader.key,
    indexOf: (key) =>
      pages ? pages.items.findIndex((item) => reader.key(item) === key) : value.lookup.indexOf(key),
    creates: search.offersCreate,
  };
  const begun = beginning(state, finder, parts);
  // From then on the row stays the active one, whatever is loaded or replaced.
  if (begun !== undefined) dispatch({ type: 'list.begin', at: begun });
  const active = activePosition(state, finder);
  // What is gone leaves its place to nothing. Where the list begins may still have to be loaded.
  const isGone = active < 0 && typeof state.active === 'object' && state.active !== null;
  if (isGone && (state.by !== 'list' || search.query !== '')) dispatch({ type: 'list.leave' });

  function create(): void {
    creations.create(text);
    if (search.createDisabled) return;
    if (multiple) search.type('');
    else opening.close('select');
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
    rowAt: (position) => rowAt(finder, position),
    positionOf: (row) => positionOfRow(row, finder),
    type(query) {
      setNotice('');
      search.type(query);
    },
    goTo: (position) => dispatch({ type: 'list.goTo', to: rowAt(finder, position) }),
    pointAt: (position) => dispatch({ type: 'pointer.over', to: rowAt(finder, position) }),
    pressArrow(back) {
      const header = view.headerAt?.(active);
      return Boolean(header && config.props.groups?.pressArrow(header, parts, back));
    },
    chooseAt(position, target) {
      if (rowAt(finder, position)?.kind === 'create') create();
      const header = view.headerAt?.(position);
      if (header) config.props.groups?.press(header, parts, text !== '', target);
      const option = view.optionAt(position);
      if (option === undefined) return;
      const change = value.dispatch({ type: 'option.toggle', option });
      // Only what can't be selected leaves a list of one choice open.
      const refused = change === null && !value.selection.has(reader.key(option));
      if (multiple || !config.editable || refused) return;
      if (change === null) parts.announce('');
      opening.close('select');
    },
    paste(pasted) {
      const missing = multiple && !remote ? pasteList(parts, pasted, search.index.labelAt) : null;
      if (missing === null) return false;
      setNotice(missing.length > 0 ? labels.notPasted(missing) : '');
      search.type('');
      return true;
    },
  };
}

/** Position of the active row; -1 for none. */
export function activePosition<Option>(
  { active }: Pick<ListState, 'active'>,
  finder: RowFinder<Option>,
): number {
  return typeof active === 'object' && active !== null ? positionOfRow(active, finder) : -1;
}

/** The row that becomes active by itself; `undefined` while there are no options, or another one is. */
function beginning<Option>(
  { active }: ListState,
  finder: RowFinder<Option>,
  { value, opening, remote }: SelectParts<Option>,
): ListRow | null | undefined {
  const { view } = finder;
  if (active === 'first') {
    // Below what a server didn't find, nothing is created by the Enter that was meant for a search.
    return view.count > 0 || !remote
      ? (rowAt(finder, optionFrom(0, view)) ?? undefined)
      : undefined;
  }
  if (active !== 'start' || view.count === 0) return undefined;
  const [key = null]: readonly (SelectKey | null)[] = value.selection.keys;
  const at = opening.intent?.at ?? 'selected';
  const position = key === null ? -1 : view.positionOf(finder.indexOf(key));
  // What is collapsed is looked for again at its header.
  if (at === 'selected' || position >= 0) {
    return key === null ? null : { kind: 'option', key, position };
  }
  const last = view.count - 1;
  const ends = rowAt(finder, at === 'selectedOrLast' ? last : optionFrom(0, view));
  return ends?.kind === 'option' || key === null ? ends : { kind: 'option', key, position: -1 };
}
