import { emptyPages, type PagesState, withPage } from './pages';
import { readResponse } from './read-response';
import type { RemoteOptions } from './remote.types';
import { createSavedKeys, type RemoteUse } from './saved-keys';

const PAGE_SIZE = 30;

export type RemoteStore<Option> = ReturnType<typeof createRemote<Option>>;

/** A list that is loaded page by page (SEL-11): a store outside React, which asks for nothing before it is used. */
export function createRemote<Option>(first: RemoteOptions<Option>) {
  let options = first;
  let now: RemoteUse<Option> = { isOpen: false, keyOf: () => null };
  let users = 0;
  let pages = emptyPages<Option>('');
  let awaited = new AbortController();
  const listeners = new Set<() => void>();
  const remembered = new Map<string, PagesState<Option>>();
  const saved = createSavedKeys(
    () => ({ ...now, resolve: options.resolve, items: pages.items }),
    () => set({ ...pages }),
  );

  /** Tells the listeners, who render and use the list again. */
  function set(next: PagesState<Option>): void {
    pages = next;
    for (const listener of listeners) listener();
  }

  async function ask(shown: number, wait = 0): Promise<void> {
    awaited = new AbortController();
    const { signal } = awaited;
    set({ ...pages, status: 'loading', shown });
    try {
      // Awaited also without a wait, so that nothing is called while React commits.
      await (wait > 0 ? new Promise((rested) => setTimeout(rested, wait)) : undefined);
      if (signal.aborted) return;
      const { pageSize = PAGE_SIZE } = options;
      const { term: searchTerm, page } = pages;
      const selected = now.selected?.() ?? [];
      const request = { searchTerm, page: page + 1, pageSize, signal, selected };
      const answer = readResponse<Option>(await options.getList(request), options);
      if (signal.aborted) return;
      set(withPage(pages, answer, pageSize, now.keyOf));
      start();
    } catch {
      if (!signal.aborted) set({ ...pages, status: 'error' });
    }
  }

  function start(wait?: number): void {
    const { status, page, shown, empty, hasNext } = pages;
    // A person can't scroll an empty list, so a page without new options is followed by the next one at once.
    const isBegun = page > 0 && !(empty > 0 && hasNext);
    if (status === 'error' || (status === 'idle' && !isBegun)) void ask(shown, wait);
  }

  function giveUp(): void {
    awaited.abort();
    if (pages.status === 'loading') set({ ...pages, status: 'idle', shown: -1 });
  }

  /** Drops what was loaded, in all searches, and asks anew: at once while open, else when opened. */
  function reload(): void {
    giveUp();
    saved.forget();
    remembered.clear();
    now.onReload?.();
    set(emptyPages(pages.term));
    if (now.isOpen) start();
  }

  return {
    getState: () => pages,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Takes what was rendered, until the returned function is called. */
    use(next: RemoteUse<Option>, source: RemoteOptions<Option>): () => void {
      const isOther = !isSame(options.reloadKey, source.reloadKey);
      const wasOpen = now.isOpen;
      now = next;
      options = source;
      users++;
      if (isOther) reload();
      if (wasOpen && !now.isOpen) giveUp();
      if (now.isOpen && !wasOpen) {
        start();
        saved.retry();
      } else saved.find();
      return () => {
        users--;
        // Each render uses it again at once. Hidden by `<Activity>`, it asks again when it is shown.
        queueMicrotask(() => {
          if (users > 0) return;
          now = { ...now, isOpen: false };
          giveUp();
          saved.forget();
        });
      };
    },
    /** The pages of a search; until it was begun, none of them. */
    pagesOf: (text: string) => (pages.term === text ? pages : emptyPages<Option>(text)),
    search(term: string, wait?: number) {
      if (term === pages.term) return;
      giveUp();
      if (pages.page > 0) remembered.set(pages.term, pages);
      set(remembered.get(term) ?? emptyPages(term));
      start(wait);
    },
    more(shown: number) {
      if (pages.hasNext && pages.status === 'idle') void ask(shown);
    },
    retry: () => start(),
    reload,
    savedKeys: saved.read,
  };
}

/** Lists are the same when their members are: they are often written where they are given. */
function isSame(before: unknown, now: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(now)) return Object.is(before, now);
  return before.length === now.length && before.every((item, index) => Object.is(item, now[index]));
}
