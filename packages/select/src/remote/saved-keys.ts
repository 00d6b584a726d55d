import type { SelectKey } from '../selection/selection.types';
import type { RemoteOptions } from './remote.types';

/** What a rendered widget tells its list. */
export interface RemoteUse<Option> {
  readonly isOpen: boolean;
  readonly keyOf: (option: Option) => SelectKey | null;
  readonly selected?: () => readonly Option[];
  /** Keys in the value whose option is not known, or outdated: all of them, also those that no token shows. */
  readonly missing?: readonly SelectKey[];
  readonly onFound?: (options: readonly Option[]) => void;
  readonly onReload?: () => void;
}

/** The keys in the value whose options no page has brought, or none since a reload (SEL-11). */
export interface SavedKeys {
  readonly pending: boolean;
  readonly failed: ReadonlySet<SelectKey>;
  readonly gone: ReadonlySet<SelectKey>;
  readonly retry: () => void;
}

/** Finds the options of saved keys: among those that are loaded, or by asking for them, each once. */
export function createSavedKeys<Option>(
  now: () => RemoteUse<Option> &
    Pick<RemoteOptions<Option>, 'resolve'> & { items: readonly Option[] },
  onChange: () => void,
) {
  let asked: ReadonlyMap<SelectKey, 'asked' | 'failed' | 'gone'> = new Map();
  let abort = new AbortController();

  function settle(keys: readonly SelectKey[], how: 'asked' | 'failed' | 'gone'): void {
    asked = new Map([...asked, ...keys.map((key) => [key, how] as const)]);
    onChange();
  }

  function find(): void {
    const { keyOf, missing = [], onFound, resolve, items } = now();
    if (missing.length === 0) return;
    const wanted = new Set(missing);
    const found = items.filter((item) => {
      const key = keyOf(item);
      return key !== null && wanted.delete(key);
    });
    if (found.length > 0) onFound?.(found);
    const keys = [...wanted].filter((key) => !asked.has(key));
    if (resolve && keys.length > 0) void ask(keys, resolve);
  }

  async function ask(
    keys: readonly SelectKey[],
    resolve: NonNullable<RemoteOptions<Option>['resolve']>,
  ): Promise<void> {
    const { signal } = abort;
    settle(keys, 'asked');
    try {
      // Awaited first, so that nothing is called while React commits.
      await undefined;
      const found = await resolve(keys, { signal });
      if (signal.aborted) return;
      if (!Array.isArray(found)) throw new TypeError('resolve answers with a list of options');
      const known = new Set(found.map(now().keyOf));
      const gone = keys.filter((key) => !known.has(key));
      settle(gone, 'gone');
      now().onFound?.(found);
    } catch {
      if (!signal.aborted) settle(keys, 'failed');
    }
  }

  function retry(): void {
    asked = new Map([...asked].filter(([, how]) => how !== 'failed'));
    find();
  }

  return {
    find,
    retry,
    forget(): void {
      abort.abort();
      abort = new AbortController();
      asked = new Map();
    },
    read(missing: readonly SelectKey[]): SavedKeys {
      const missingBy = (how: 'failed' | 'gone') =>
        new Set(missing.filter((key) => asked.get(key) === how));
      const failed = missingBy('failed');
      const gone = missingBy('gone');
      const isAsked = now().resolve !== undefined;
      const pending = isAsked && missing.length > failed.size + gone.size;
      return { pending, failed, gone, retry };
    },
  };
}
