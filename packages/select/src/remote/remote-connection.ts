import type { SelectKey } from '../selection/selection.types';
import { readResponse } from './read-response';
import type { RemoteOptions } from './remote.types';
import { createRemoteList } from './remote-list';

const PAGE_SIZE = 30;

export interface RemoteUse<Option> {
  readonly options: RemoteOptions<Option>;
  readonly keyOf: (option: Option) => SelectKey | null;
  readonly selected: () => readonly Option[];
  readonly onReload: () => void;
  readonly isOpen: boolean;
  /** Keys in the value whose option is not known, or outdated: all of them, also those that no token shows. */
  readonly missing: readonly SelectKey[];
  readonly onFound: (options: readonly Option[]) => void;
}

/** The keys in the value whose options no page has brought, or none since a reload (SEL-11). */
export interface SavedKeys {
  readonly missing: readonly SelectKey[];
  readonly pending: boolean;
  readonly failed: ReadonlySet<SelectKey>;
  readonly gone: ReadonlySet<SelectKey>;
  readonly retry: () => void;
}

export type RemoteConnection<Option> = ReturnType<typeof createConnection<Option>>;

export function createConnection<Option>(resolves: boolean) {
  let now: RemoteUse<Option> | undefined;
  let mounts = 0;
  /** The saved keys that were asked for, and what came of it. */
  let saved: ReadonlyMap<SelectKey, 'asked' | 'failed' | 'gone'> = new Map();
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
    saved = new Map();
  }

  function settle(keys: readonly SelectKey[], state: 'asked' | 'failed' | 'gone'): void {
    saved = new Map([...saved, ...keys.map((key) => [key, state] as const)]);
    for (const listener of listeners) listener();
  }

  function find(): void {
    if (!now || mounts === 0 || now.missing.length === 0) return;
    const { options, keyOf, missing, onFound } = now;
    const wanted = new Set(missing);
    const found = list.getState().items.filter((item) => {
      const key = keyOf(item);
      return key !== null && wanted.delete(key);
    });
    if (found.length > 0) onFound(found);
    const keys = [...wanted].filter((key) => !saved.has(key));
    if (options.resolve && keys.length > 0) void resolve(keys, options.resolve);
  }

  async function resolve(
    keys: readonly SelectKey[],
    ask: NonNullable<RemoteOptions<Option>['resolve']>,
  ): Promise<void> {
    const { signal } = abort;
    settle(keys, 'asked');
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
    saved = new Map([...saved].filter(([, state]) => state !== 'failed'));
    find();
  }

  return {
    list,
    getSaved: () => saved,
    subscribeSaved(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    savedKeys(keys: readonly SelectKey[], isKnown: (key: SelectKey) => boolean): SavedKeys {
      const missing = keys.filter((key) => !isKnown(key));
      const missingBy = (state: 'failed' | 'gone') =>
        new Set(missing.filter((key) => saved.get(key) === state));
      const failed = missingBy('failed');
      const gone = missingBy('gone');
      const isAsked = now ? now.options.resolve !== undefined : resolves;
      const pending = isAsked && missing.length > failed.size + gone.size;
      return { missing, pending, failed, gone, retry: retrySaved };
    },
    /** Takes what was rendered; before an open list asks for what it lacks. */
    use(next: RemoteUse<Option>): void {
      const before = now;
      now = next;
      if (before && !isSame(before.options.reloadKey, next.options.reloadKey)) list.reload();
      if (next.isOpen && !before?.isOpen) retrySaved();
      else find();
    },
    mount(): () => void {
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
