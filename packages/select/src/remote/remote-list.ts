import type { SelectKey } from '../selection/selection.types';
import { canLoadMore, emptyPages, type PagesEvent, type PagesState, pagesReducer } from './pages';
import type { RemotePage } from './read-response';

export interface RemoteListOptions<Option> {
  readonly getPage: (request: {
    searchTerm: string;
    page: number;
    pageSize: number;
    signal: AbortSignal;
  }) => Promise<RemotePage<Option>>;
  readonly pageSize: () => number;
  readonly keyOf: (option: Option) => SelectKey | null;
  readonly onReload?: (() => void) | undefined;
}

export type RemoteList<Option> = ReturnType<typeof createRemoteList<Option>>;

/** How many searches are remembered beside the one that is shown. */
const REMEMBERED = 20;

/** A list that is loaded page by page (SEL-11): a store outside React. Nothing is asked for before it is opened. */
export function createRemoteList<Option>({
  getPage,
  pageSize,
  keyOf,
  onReload,
}: RemoteListOptions<Option>) {
  let state = emptyPages<Option>('');
  let lastRequest = 0;
  let controller: AbortController | undefined;
  let viewers = 0;
  const listeners = new Set<() => void>();
  const remembered = new Map<string, PagesState<Option>>();

  function set(next: PagesState<Option>): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function dispatch(event: PagesEvent<Option>): void {
    set(pagesReducer(state, event, keyOf));
  }

  function ask(shown = state.shown, wait = 0): void {
    const request = ++lastRequest;
    const size = pageSize();
    const abort = new AbortController();
    controller = abort;
    dispatch({ type: 'asked', request, shown });
    const { term: searchTerm, page } = state;
    // Inside a promise, so that a getList that throws is one that rejects.
    const go = () =>
      Promise.resolve()
        .then(() => getPage({ searchTerm, page: page + 1, pageSize: size, signal: abort.signal }))
        .then(
          (answer) => dispatch({ type: 'loaded', request, answer, pageSize: size }),
          () => dispatch({ type: 'failed', request }),
        );
    if (wait === 0) {
      go();
      return;
    }
    const timer = setTimeout(go, wait);
    abort.signal.addEventListener('abort', () => clearTimeout(timer));
  }

  function giveUp(): void {
    controller?.abort();
    controller = undefined;
    dispatch({ type: 'given up' });
  }

  function remember(): void {
    if (state.page === 0) return;
    remembered.delete(state.term);
    remembered.set(state.term, state);
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  }

  function start(wait?: number): void {
    const isMissing = state.page === 0 ? state.status !== 'loading' : state.status === 'error';
    if (isMissing) ask(state.shown, wait);
  }

  return {
    getState: () => state,
    /** The pages of a search; until it was begun, none of them. */
    pagesOf: (text: string) => (state.term === text ? state : emptyPages<Option>(text)),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open() {
      viewers++;
      start();
    },
    close() {
      viewers--;
      // StrictMode closes and opens at once: a request under way must survive that.
      queueMicrotask(() => {
        if (viewers === 0) giveUp();
      });
    },
    search(term: string, wait?: number) {
      if (term === state.term) return;
      giveUp();
      // Taken out first: the one that is shown before would push it out if it is the oldest.
      const known = remembered.get(term);
      remembered.delete(term);
      remember();
      set(known ?? emptyPages(term));
      start(wait);
    },
    more(shown: number) {
      if (canLoadMore(state)) ask(shown);
    },
    retry() {
      if (state.status === 'error') ask();
    },
    /** Drops what was loaded, in all searches, and asks anew: at once while shown, else when opened. */
    reload() {
      giveUp();
      remembered.clear();
      onReload?.();
      set(emptyPages(state.term));
      if (viewers > 0) start();
    },
  };
}
