'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { SelectKey } from '../selection/selection.types';
import type { RemoteOptions } from './remote.types';
import type { RemoteList } from './remote-list';
import type { SavedKeysEvent } from './saved-keys';

/** Props of `SavedOptions`. */
export interface SavedOptionsProps<Option> {
  readonly remote: RemoteOptions<Option>;
  readonly list: RemoteList<Option>;
  readonly keyOf: (option: Option) => SelectKey | null;
  /** Keys in the value whose option is not known, or outdated: all of them, also those that no token shows. */
  readonly missing: readonly SelectKey[];
  /** Keys whose request failed. */
  readonly failed: ReadonlySet<SelectKey>;
  /** Another number asks again for what failed: the list was opened, or a person wants a retry. */
  readonly attempt: number;
  /** Takes the options that were found. */
  readonly onFound: (options: readonly Option[]) => void;
  readonly onEvent: (event: SavedKeysEvent) => void;
}

/**
 * Finds the options of saved keys (SEL-11): in the pages that are loaded, and by `resolve`. Shows
 * nothing; it is there only while something is missing.
 */
export function SavedOptions<Option>(props: SavedOptionsProps<Option>) {
  const { list, missing, attempt } = props;
  const { items, reloads } = useSyncExternalStore(list.subscribe, list.getState, list.getState);
  const latest = useRef(props);
  const requests = useRef<SavedRequests | null>(null);
  const mounted = useRef(false);

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const { keyOf, onFound } = latest.current;
    const wanted = new Set(missing);
    const found = items.filter((item) => {
      const key = keyOf(item);
      return key !== null && wanted.has(key);
    });
    if (found.length > 0) onFound(found);
  }, [items, missing]);

  useEffect(() => {
    if (requests.current?.reloads !== reloads) {
      // What was asked of the former source holds no longer.
      requests.current?.abort.abort();
      requests.current = { asked: new Set(), attempt, reloads, abort: new AbortController() };
    }
    const { current } = requests;
    if (current.attempt !== attempt) {
      for (const key of latest.current.failed) current.asked.delete(key);
    }
    current.attempt = attempt;
    const { resolve } = latest.current.remote;
    const keys = missing.filter((key) => !current.asked.has(key));
    if (!resolve || keys.length === 0) return;
    for (const key of keys) current.asked.add(key);
    const { signal } = current.abort;
    latest.current.onEvent({ type: 'asked', keys });
    // Inside a promise, so that a resolve that throws is one that rejects.
    Promise.resolve()
      .then(() => resolve(keys, { signal }))
      .then((options) => {
        if (signal.aborted) return;
        if (!Array.isArray(options)) throw new TypeError('resolve answers with a list of options');
        const { keyOf, onFound, onEvent } = latest.current;
        onEvent({ type: 'answered', keys, found: options.map(keyOf) });
        onFound(options);
      })
      .catch(() => {
        if (!signal.aborted) latest.current.onEvent({ type: 'failed', keys });
      });
  }, [missing, attempt, reloads]);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      // StrictMode mounts again at once: only a real end gives up what is under way.
      queueMicrotask(() => {
        if (mounted.current) return;
        requests.current?.abort.abort();
        // Only hidden, by `<Activity>`, it asks again when it is shown.
        requests.current = null;
      });
    };
  }, []);
  return null;
}

/** What was asked for, in which attempt, and after how many reloads. */
interface SavedRequests {
  readonly asked: Set<SelectKey>;
  attempt: number;
  readonly reloads: number;
  readonly abort: AbortController;
}
