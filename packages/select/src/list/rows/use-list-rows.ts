import { useLatestCallback } from '@guadua/utils/internal';
import { useEffect, useMemo, useRef } from 'react';
import type { Creation } from '../../creations/creations';
import type { RemoteStore } from '../../remote/remote-store';
import type { SelectKey } from '../../selection/selection.types';
import type { ListConfig } from '../list-config';
import {
  type ListEvent,
  type ListRow,
  type ListState,
  positionOfRow,
  type RowFinder,
  rowAt,
} from '../list-state';
import { useOptionView } from '../search/use-option-view';
import { rowsDiffer } from './rows-kind';

/** Wait before a search is reported, fetched or announced (SEL-3). */
const SEARCH_DEBOUNCE = 500;

export interface ListRowsOptions<Option> {
  readonly config: ListConfig<Option>;
  readonly remote: RemoteStore<Option> | null;
  readonly state: ListState;
  readonly dispatch: (event: ListEvent) => void;
  readonly listId: string;
  readonly indexOf: (key: SelectKey) => number;
  readonly announce: (text: string) => void;
  /** The options that are being created; without this list none can be. */
  readonly creations?: readonly Creation[];
  readonly collapsed?: readonly string[] | undefined;
}

export type ListRows<Option> = ReturnType<typeof useListRows<Option>>;

/** The rows of an open list: what was found, and which one is active. */
export function useListRows<Option>({
  config,
  remote,
  state,
  dispatch,
  listId,
  indexOf,
  announce,
  creations,
  collapsed,
}: ListRowsOptions<Option>) {
  const { props, reader, options, labels } = config;
  const { groups } = props;
  const { query } = state;
  const text = query.trim();
  const searching = text !== '';
  const pages = remote?.pagesOf(text) ?? null;
  const failed = pages?.status === 'error';
  const isFirstAwaited = pages?.page === 0 && !failed;
  const items = pages?.items ?? options;
  const found = useOptionView(items, config, pages ? '' : query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is given to `groups` and `groupBy` is taken to mean the same from one render to the next
  const view = useMemo(
    () =>
      groups && reader.group
        ? groups.addHeaders(found.view, reader.group, collapsed, searching)
        : found.view,
    [found.view, collapsed, searching, groups === undefined],
  );
  const wait = props.searchDebounce ?? SEARCH_DEBOUNCE;
  useSearchEvents(text, wait, (rested, isOpen) => {
    props.onSearch?.(rested);
    const { count } = found.view;
    if (isOpen && !remote) announce(labels.results(count, count));
  });
  const offersCreate =
    props.onCreate !== undefined &&
    searching &&
    !(pages ? isFirstAwaited : found.hasExact) &&
    creations?.every((creation) => creation.text !== text) === true;
  const finder: RowFinder<Option> = {
    view,
    keyOf: reader.key,
    indexOf: (key) =>
      pages ? pages.items.findIndex((item) => reader.key(item) === key) : indexOf(key),
    creates: offersCreate,
  };
  const { active } = state;
  const position = typeof active === 'object' && active ? positionOfRow(active, finder) : -1;
  const suffix = position >= view.count ? 'new' : view.indexAt(position);
  return {
    ...{ query, text, wait, pages, failed, offersCreate, listId, dispatch },
    differ: rowsDiffer(config, items),
    /** How many options there are in all, where that is known. */
    total: pages ? pages.total : options.length,
    /** What was found, with headers, and without what is collapsed. */
    view,
    found: found.view,
    index: found.index,
    labelAt: (at: number) => found.index.labelAt(view.indexAt(at)),
    loading: props.loading === true || isFirstAwaited || pages?.status === 'loading',
    /** Whether the next page waits for a person, as collapsed groups hide all of the last one (SEL-11). */
    waits: pages !== null && groups?.waits(pages, view.count) === true,
    /** How many rows can be active: the options, and what offers to create one. */
    count: view.count + (offersCreate ? 1 : 0),
    active: position,
    activeId: position < 0 ? undefined : `${listId}-${suffix}`,
    by: state.by,
    element: useRef<HTMLDivElement>(null),
    rowAt: (at: number) => rowAt(finder, at),
    positionOf: (row: ListRow) => positionOfRow(row, finder),
    /** Makes a row the active one; none of them with -1. */
    goTo: (at: number) => dispatch({ type: 'list.goTo', to: rowAt(finder, at) }),
    more: () => remote?.more(view.count),
    retry: () => remote?.retry(),
  };
}

/** Reports a search once the typing rests (SEL-3, SEL-17), and that a list which closes is no longer searched. */
function useSearchEvents(
  text: string,
  wait: number,
  onRest: (text: string, isOpen: boolean) => void,
): void {
  const reported = useRef('');
  const report = useLatestCallback((next: string, isOpen: boolean) => {
    if (next === reported.current) return;
    reported.current = next;
    onRest(next, isOpen);
  });
  useEffect(() => {
    const timer = setTimeout(() => report(text, true), wait);
    return () => clearTimeout(timer);
  }, [text, wait, report]);
  useEffect(() => () => report('', false), [report]);
}
