import type { SelectKey } from '../selection/selection.types';
import { readResponse } from './read-response';
import type { RemoteOptions } from './remote.types';
import { createRemoteList, type RemoteList } from './remote-list';

const PAGE_SIZE = 30;

/** What a remote list is used for, as its widget was last rendered. */
export interface RemoteUse<Option> {
  readonly options: RemoteOptions<Option>;
  readonly keyOf: (option: Option) => SelectKey | null;
  /** The selected options that are known, for `getList`. */
  readonly selected: () => readonly Option[];
  readonly onReload: () => void;
  /** The list is open: what failed is tried again. */
  readonly isOpen: boolean;
  /** Keys in the value whose option is not known, or outdated: all of them, also those that no token shows. */
  readonly missing: readonly SelectKey[];
  readonly onFound: (options: readonly Option[]) => void;
}

/** The keys in the value whose options no page has brought, or none since a reload (SEL-11). */
export interface SavedKeys {
  readonly missing: readonly SelectKey[];
  /** Some are asked for, and not answered yet. */
  readonly pending: boolean;
  readonly failed: ReadonlySet<SelectKey>;
  readonly gone: ReadonlySet<SelectKey>;
  readonly retry: () => void;
}

/** How far the options of saved keys were found. */
type SavedKeysState = Pick<SavedKeys, 'failed' | 'gone'>;

/** A widget's remote list: its pages, and the keys in its value whose options no page has brought. */
export interface RemoteConnection<Option> {
  readonly list: RemoteList<Option>;
  /** Changes with what is known of the saved keys. */
  readonly getSaved: () => SavedKeysState;
  /** How the keys of a value stand. */
  readonly savedKeys: (
    keys: readonly SelectKey[],
    isKnown: (key: SelectKey) => boolean,
  ) => SavedKeys;
  readonly subscribeSaved: (listener: () => void) => () => void;
  /** Takes what was rendered; before an open list asks for what it lacks. */
  readonly use: (now: RemoteUse<Option>) => void;
  /** The widget is there, until what it returns is called. */
  readonly mount: () => () => void;
}

/** Connects a widget with its source. Nothing is asked before its list opens, save for saved keys. */
export function createConnection<Option>(resolves: boolean): RemoteConnection<Option> {
  let now: RemoteUse<Option> | undefined;
  let mounts = 0;
  let saved: SavedKeysState = { failed: new Set(), gone: new Set() };
  let asked = new Set<SelectKey>();
  let abort = new AbortController();
  const listeners = new Set<() => void>();

  const list = createRemoteList<Option>({
    async getPage(request) {
      if (!now) throw new Error('not used yet');
      const { options, selected } = now;
      const answer = await options.getList({ ...request, selected: selected() });
      return readResponse<Option>(answer, options);
    },
    pageSize: () => now?.options.pageSize ?? PAGE_SIZE,
    keyOf: (option) => now?.keyOf(option) ?? null,
    onReload() {
      forgetRequests();
      now?.onReload();
    },
  });
  list.subscribe(find);

  function forgetRequests(): void {
    abort.abort();
    abort = new AbortController();
    asked = new Set();
  }

  /** How each of some keys stands now: it failed, it is gone, or neither. */
  function settle(keys: readonly SelectKey[], state?: 'failed' | 'gone'): void {
    const next = { failed: new Set(saved.failed), gone: new Set(saved.gone) };
    for (const key of keys) {
      next.failed.delete(key);
      next.gone.delete(key);
      if (state) next[state].add(key);
    }
    saved = next;
    for (const listener of listeners) listener();
  }

  /** Finds the options of saved keys: in the pages, else by `resolve`. */
  function find(): void {
    if (!now || mounts === 0 || now.missing.length === 0) return;
    const { options, keyOf, missing, onFound } = now;
    const wanted = new Set(missing);
    const found = list.getState().items.filter((item) => {
      const key = keyOf(item);
      return key !== null && wanted.delete(key);
    });
    if (found.length > 0) onFound(found);
    const keys = [...wanted].filter((key) => !asked.has(key));
    if (options.resolve && keys.length > 0) void resolve(keys, options.resolve);
  }

  async function resolve(
    keys: readonly SelectKey[],
    ask: NonNullable<RemoteOptions<Option>['resolve']>,
  ): Promise<void> {
    const { signal } = abort;
    for (const key of keys) asked.add(key);
    settle(keys);
    try {
      // Awaited first, so that nothing is called while React commits.
      await undefined;
      const found = await ask(keys, { signal });
      if (signal.aborted || !now) return;
      if (!Array.isArray(found)) throw new TypeError('resolve answers with a list of options');
      const known = new Set(found.map(now.keyOf));
      settle(
        keys.filter((key) => !known.has(key)),
        'gone',
      );
      now.onFound(found);
    } catch {
      if (!signal.aborted) settle(keys, 'failed');
    }
  }

  function retrySaved(): void {
    for (const key of saved.failed) asked.delete(key);
    find();
  }

  return {
    list,
    getSaved: () => saved,
    subscribeSaved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    savedKeys(keys, isKnown) {
      const missing = keys.filter((key) => !isKnown(key));
      // What a page has brought, or is in the value no longer, is neither.
      const stillMissing = (of: ReadonlySet<SelectKey>) =>
        of.size === 0 ? of : new Set(missing.filter((key) => of.has(key)));
      const failed = stillMissing(saved.failed);
      const gone = stillMissing(saved.gone);
      const isAsked = now ? now.options.resolve !== undefined : resolves;
      const pending = isAsked && missing.length > failed.size + gone.size;
      return { missing, pending, failed, gone, retry: retrySaved };
    },
    use(next) {
      const before = now;
      now = next;
      if (before && !isSame(before.options.reloadKey, next.options.reloadKey)) list.reload();
      if (next.isOpen && !before?.isOpen) retrySaved();
      else find();
    },
    mount() {
      mounts++;
      find();
      return () => {
        mounts--;
        // StrictMode mounts again at once. Hidden by `<Activity>`, it asks again when it is shown.
        queueMicrotask(() => {
          if (mounts === 0) forgetRequests();
        });
      };
    },
  };
}

/** Lists are the same when their members are: they are often written where they are given. */
function isSame(before: unknown, now: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(now)) return Object.is(before, now);
  return before.length === now.length && before.every((item, index) => Object.is(item, now[index]));
}
