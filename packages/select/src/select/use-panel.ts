'use client';

import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { fold } from '../state/fold';
import { listCommand } from '../state/keymap';
import { type ListState, listReducer } from '../state/list-state';
import { between, move } from '../state/navigation';
import { selectedPart } from '../state/selection';
import { typeAhead } from '../state/type-ahead';
import { isBackKey } from './back-key';
import type { SelectKey } from './select.types';
import type { SelectModel } from './select-model';
import { type ListView, useListView } from './use-list-view';
import { useRemotePages } from './use-remote-pages';

/** How the panel was put on the screen. */
export interface PanelOptions {
  readonly sheet: boolean;
  readonly coarse: boolean;
  readonly takeFocus: boolean;
}

/** Wait before a search is told, fetched or announced (SEL-3). */
const SEARCH_DEBOUNCE = 500;
/** Typed characters belong together while they follow each other this fast. */
const TYPE_AHEAD_PAUSE = 500;

/** An open list: what is searched, what is active, and what the keys do. */
export function usePanel<Option>(model: SelectModel<Option>, options: PanelOptions) {
  const { props, labels, reader, selection, multiple, searchable, remote } = model;
  const { sheet, coarse, takeFocus } = options;
  const opening = model.opening.current;
  const searchRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const selectAllRef = useRef<HTMLDivElement>(null);
  const retryRef = useRef<HTMLButtonElement>(null);

  const [state, dispatch] = useReducer(listReducer, null, (): ListState => {
    const text = searchable ? (opening?.text ?? '') : '';
    return { query: text, active: text === '' ? -1 : 0, by: 'list', range: null };
  });
  const pages = useRemotePages(remote);
  const items = pages?.items ?? model.options;
  const view = useListView(items, reader, pages ? '' : state.query, props);
  const text = state.query.trim();
  // What is shown belongs to another search: nothing of it may be chosen.
  const stale =
    pages !== null && (pages.term !== text || (pages.page === 0 && pages.status === 'loading'));
  const creating = canCreate(model, view, text, stale);
  const count = stale ? 0 : view.count + (creating ? 1 : 0);
  const active = useActive(model, view, state, count);

  const debounce = props.searchDebounce ?? SEARCH_DEBOUNCE;
  useSearchEvents(model, view, text, debounce);
  useLayoutEffect(() => {
    if (!remote) return undefined;
    // The list opens without a search, whatever was searched when it was closed.
    remote.search('');
    remote.open();
    return remote.close;
  }, [remote]);

  // Once the first page is there, the keyboard has something to stand on.
  const arrived = pages !== null && !stale && view.count > 0;
  const byKeyboard = opening !== null && opening.at !== 'selected';
  useEffect(() => {
    if (arrived && (text !== '' || byKeyboard)) dispatch({ type: 'list.arrive', position: 0 });
  }, [arrived, text, byKeyboard]);

  // ---------------------------------------------------------------------------------------------
  const showSelectAll =
    multiple && props.limit === undefined && remote === null && !props.readOnly && view.count > 0;
  const isSelectedAt = (position: number): boolean => {
    const option = view.optionAt(position);
    return option !== undefined && selection.has(reader.key(option));
  };
  const isEnabledAt = (position: number): boolean => {
    const option = view.optionAt(position);
    return (
      option !== undefined &&
      (isSelectedAt(position) ? !reader.disabled(option) : !model.isDisabled(option))
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: both functions follow these
  const part = useMemo(
    () =>
      !showSelectAll || selection.values.length === 0
        ? 'none'
        : selectedPart(view.count, isEnabledAt, isSelectedAt),
    [showSelectAll, view, view.count, selection],
  );

  function toggleAll(): void {
    if (!showSelectAll) return;
    view.finish();
    const enabled: Option[] = [];
    const keys = new Set<SelectKey>();
    const fresh: Option[] = [];
    for (let position = 0; position < view.count; position++) {
      const option = view.optionAt(position);
      const key = option === undefined ? null : reader.key(option);
      if (option === undefined || key === null || keys.has(key) || !isEnabledAt(position)) continue;
      keys.add(key);
      enabled.push(option);
      if (!selection.has(key)) fresh.push(option);
    }
    if (fresh.length > 0) {
      model.replace({ add: fresh, remove: new Set(), reason: 'select-all' });
      props.onSelectAll?.(enabled);
    } else {
      model.replace({ add: [], remove: keys, reason: 'deselect-all' });
      props.onDeselectAll?.(enabled);
    }
    model.close(true);
  }

  function chooseAt(position: number): void {
    if (position < 0 || position >= count) return;
    if (position >= view.count) {
      model.create(text);
      if (multiple) type('');
      return;
    }
    const option = view.optionAt(position);
    if (option !== undefined) model.choose(option);
  }

  function type(query: string): void {
    dispatch({ type: 'search.type', text: query, active: remote || query === '' ? -1 : 0 });
  }

  function moveTo(event: { type: 'move' | 'extend'; to: Parameters<typeof move>[1] }): void {
    if (event.to === 'last' || event.to === 'previous') view.finish();
    const total = stale ? 0 : view.count + (creating ? 1 : 0);
    if (event.type === 'extend') {
      extend(move(active, event.to, view.count, false));
      return;
    }
    if (event.to === 'previous' && active <= 0 && showSelectAll) {
      if (active === 0 || state.by !== 'list') {
        dispatch({ type: 'list.leave' });
        selectAllRef.current?.focus();
        return;
      }
    }
    if (event.to === 'next' && active >= total - 1) {
      if (pages?.status === 'error') {
        retryRef.current?.focus();
        return;
      }
      if (pages?.hasNext) remote?.more();
    }
    const wrap = !pages?.hasNext;
    if (active !== state.active) dispatch({ type: 'list.goTo', position: active });
    dispatch({ type: 'list.move', to: event.to, count: total, wrap });
  }

  /** Shift and a movement: what lies between is chosen, and given back on the way back. */
  function extend(to: number): void {
    const from = Math.max(active, 0);
    const range = state.range ?? { anchor: from, before: new Set(selection.keys) };
    const wanted = between(range.anchor, to);
    const inRange = new Set<SelectKey>();
    const added: Option[] = [];
    const room = props.limit ?? Number.POSITIVE_INFINITY;
    const now = new Set(selection.keys);
    for (const position of wanted) {
      const option = view.optionAt(position);
      const key = option === undefined ? null : reader.key(option);
      if (option === undefined || key === null) continue;
      inRange.add(key);
      if (now.has(key) || !isAllowed(option)) continue;
      if (now.size >= room) continue;
      now.add(key);
      added.push(option);
    }
    const removed = new Set<SelectKey>();
    for (const position of between(range.anchor, active < 0 ? to : active)) {
      const option = view.optionAt(position);
      const key = option === undefined ? null : reader.key(option);
      if (key === null || inRange.has(key) || range.before.has(key)) continue;
      if (selection.has(key)) removed.add(key);
    }
    dispatch({ type: 'list.extend', to, ...range });
    model.replace({ add: added, remove: removed, reason: 'range' });
  }

  /** Whether an option may join a range: the limit is counted while the range is made. */
  function isAllowed(option: Option): boolean {
    if (props.limit === undefined) return !model.isDisabled(option);
    return !reader.disabled(option);
  }

  const typed = useRef({ text: '', at: 0 });
  function findTyped(character: string): void {
    const now = performance.now();
    const fresh = now - typed.current.at > TYPE_AHEAD_PAUSE;
    typed.current = { text: fresh ? character : typed.current.text + character, at: now };
    const found = typeAhead(typed.current.text, active, view.count, (position) => {
      const option = view.optionAt(position);
      return option === undefined ? '' : fold(reader.label(option));
    });
    if (found >= 0) dispatch({ type: 'list.goTo', position: found });
  }

  /** The focus goes to where the list is operated from. */
  function focusHome(): void {
    const home =
      searchable && !coarse
        ? searchRef.current
        : sheet || searchable
          ? listRef.current
          : model.triggerRef.current;
    home?.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    const { target } = event;
    const onSelectAll = target === selectAllRef.current;
    const onButton = target instanceof HTMLButtonElement && target !== model.triggerRef.current;
    if ((onSelectAll || onButton) && onExtraKeyDown(event, onSelectAll)) return;
    const search = searchRef.current;
    const inSearch = target === search;
    const command = listCommand(event, {
      multiple,
      searchable,
      inSearch,
      caretAtStart: !inSearch || (search?.selectionStart === 0 && search.selectionEnd === 0),
      queryEmpty: state.query === '',
      back: isBackKey(event),
    });
    if (command === null) return;
    switch (command.type) {
      case 'leave':
        // The browser moves on from the trigger: the default is let happen.
        model.close(true);
        return;
      case 'escape':
        // Above the page the popover hears it before anybody else.
        if (!sheet) return;
        if (props.escapeToClose !== false) model.close(true);
        break;
      case 'move':
      case 'extend':
        moveTo({ type: command.type, to: command.to });
        break;
      case 'toggleAll':
        if (!showSelectAll) return;
        toggleAll();
        break;
      case 'accept':
        chooseAt(active);
        break;
      case 'acceptAndClose':
        if (active >= 0 && !isSelectedAt(active)) chooseAt(active);
        model.close(true);
        break;
      case 'removeLast':
        model.removeLast();
        break;
      case 'toTokens':
        if (!model.focusTokens()) return;
        break;
      case 'write':
        if (searchable) {
          search?.focus({ preventScroll: true });
          type(state.query + command.text);
        } else findTyped(command.text);
        break;
    }
    event.preventDefault();
  }

  /** Keys on "select all" and "retry", which the arrows reach; true when the key was theirs. */
  function onExtraKeyDown(event: KeyboardEvent<HTMLElement>, onSelectAll: boolean): boolean {
    const { key } = event;
    if (key === 'Enter' || key === ' ') {
      if (!onSelectAll) return true;
      toggleAll();
    } else if (key === 'ArrowDown' && onSelectAll) {
      focusHome();
      dispatch({ type: 'list.goTo', position: Math.min(0, count - 1) });
    } else if (key === 'ArrowUp') {
      focusHome();
      dispatch({ type: 'list.goTo', position: count - 1 });
    } else return false;
    event.preventDefault();
    return true;
  }

  useLayoutEffect(() => {
    model.listKeys.current = onKeyDown;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list opens
  useLayoutEffect(() => {
    const dialog = sheet ? listRef.current?.closest('dialog') : null;
    if (dialog && !dialog.open) dialog.showModal();
    if (takeFocus || dialog) focusHome();
    if (opening?.text && !searchable) findTyped(opening.text);
    const { listKeys } = model;
    return () => {
      listKeys.current = null;
    };
  }, []);

  return {
    state,
    dispatch,
    view,
    pages,
    stale,
    text,
    creating,
    count,
    active,
    showSelectAll,
    part,
    searchRef,
    listRef,
    selectAllRef,
    retryRef,
    type,
    chooseAt,
    toggleAll,
    onKeyDown,
    retry: () => {
      remote?.retry();
      focusHome();
    },
    selectAllLabel: selectAllLabel(part === 'all', text !== '', labels),
  };
}

function selectAllLabel(
  all: boolean,
  filtered: boolean,
  labels: SelectModel<unknown>['labels'],
): string {
  if (filtered) return all ? labels.deselectAllFiltered : labels.selectAllFiltered;
  return all ? labels.deselectAll : labels.selectAll;
}

/** Whether "Agregar" is offered (SEL-12): something is written that no option says exactly. */
function canCreate<Option>(
  { props, reader, searchable }: SelectModel<Option>,
  view: ListView<Option>,
  text: string,
  stale: boolean,
): boolean {
  if (!props.creatable || !props.onCreate || !searchable || text === '' || stale || !view.done) {
    return false;
  }
  const wanted = fold(text);
  for (let position = 0; position < view.count; position++) {
    const option = view.optionAt(position);
    if (option !== undefined && fold(reader.label(option)) === wanted) return false;
  }
  return true;
}

/**
 * The active position. Until somebody moves it, it is where the list was opened at: at the chosen
 * option, else at the end that the key meant.
 */
function useActive<Option>(
  model: SelectModel<Option>,
  view: ListView<Option>,
  state: ListState,
  count: number,
): number {
  const opening = model.opening.current;
  const start = useRef<number | null>(null);
  if (start.current === null) {
    const chosen = view.positionOf(model.firstSelectedIndex());
    start.current =
      chosen >= 0 || opening === null || opening.at === 'selected'
        ? chosen
        : opening.at === 'selectedOrLast'
          ? view.count - 1
          : Math.min(0, view.count - 1);
  }
  const untouched = state.by === 'list' && state.active < 0 && state.query === '';
  return Math.min(untouched ? start.current : state.active, count - 1);
}

/** Tells of a search once the typing rests (SEL-3, SEL-17). */
function useSearchEvents<Option>(
  model: SelectModel<Option>,
  view: ListView<Option>,
  text: string,
  wait: number,
): void {
  const told = useRef('');
  const latest = useRef({ model, view });
  useEffect(() => {
    latest.current = { model, view };
  });
  useEffect(() => {
    if (text === told.current) return;
    const timer = setTimeout(() => {
      told.current = text;
      const { model: now, view: shown } = latest.current;
      now.props.onSearch?.(text);
      if (now.remote) now.remote.search(text);
      else {
        shown.finish();
        now.announce(now.labels.results(shown.count, shown.count));
      }
    }, wait);
    return () => clearTimeout(timer);
  }, [text, wait]);
}
