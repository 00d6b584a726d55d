'use client';

import {
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { SelectKey } from '../selection/selection.types';
import type { RemoteConnection, RemoteUse } from './remote-connection';

/** Props of `RemoteKeeper`. */
export interface RemoteKeeperProps<Option> extends RemoteUse<Option> {
  readonly connection: RemoteConnection<Option>;
  /** The list is open: what failed is tried again. */
  readonly isOpen: boolean;
  /** Keys in the value whose option is not known, or outdated: all of them, also those that no token shows. */
  readonly missing: readonly SelectKey[];
  /** Takes the options that were found. */
  readonly onFound: (options: readonly Option[]) => void;
}

/** Ties a remote list to its widget, and finds the options of saved keys (SEL-11). Shows nothing. */
export function RemoteKeeper<Option>(props: RemoteKeeperProps<Option>): null {
  const { connection, options, isOpen } = props;
  const { list, use, dispatchSaved } = connection;
  const latest = useRef(props);
  useInsertionEffect(() => {
    latest.current = props;
    use(props);
  });
  const { reloadKey } = options;
  const loadedFor = useRef(reloadKey);
  // Before the paint, and before an open list asks for what it lacks.
  useLayoutEffect(() => {
    if (isSame(loadedFor.current, reloadKey)) return;
    loadedFor.current = reloadKey;
    list.reload();
  }, [list, reloadKey]);
  useEffect(() => {
    if (isOpen) dispatchSaved({ type: 'retry' });
  }, [isOpen, dispatchSaved]);

  const missing = useSameKeys(props.missing);
  const { items, reloads } = useSyncExternalStore(list.subscribe, list.getState, list.getState);
  useEffect(() => {
    const { keyOf, onFound } = latest.current;
    const wanted = new Set(missing);
    const found = items.filter((item) => {
      const key = keyOf(item);
      return key !== null && wanted.has(key);
    });
    if (found.length > 0) onFound(found);
  }, [items, missing]);

  const { getSaved, subscribeSaved } = connection;
  const { attempt } = useSyncExternalStore(subscribeSaved, getSaved, getSaved);
  const requests = useRef<SavedRequests | null>(null);
  useEffect(() => {
    if (requests.current?.reloads !== reloads) {
      // What was asked of the former source holds no longer.
      requests.current?.abort.abort();
      requests.current = { asked: new Set(), attempt, reloads, abort: new AbortController() };
    }
    const { current } = requests;
    if (current.attempt !== attempt) for (const key of getSaved().failed) current.asked.delete(key);
    current.attempt = attempt;
    const { resolve } = latest.current.options;
    const keys = missing.filter((key) => !current.asked.has(key));
    if (!resolve || keys.length === 0) return;
    for (const key of keys) current.asked.add(key);
    const { signal } = current.abort;
    dispatchSaved({ type: 'asked', keys });
    // Inside a promise, so that a resolve that throws is one that rejects.
    Promise.resolve()
      .then(() => resolve(keys, { signal }))
      .then((found) => {
        if (signal.aborted) return;
        if (!Array.isArray(found)) throw new TypeError('resolve answers with a list of options');
        const { keyOf, onFound } = latest.current;
        dispatchSaved({ type: 'answered', keys, found: found.map(keyOf) });
        onFound(found);
      })
      .catch(() => {
        if (!signal.aborted) dispatchSaved({ type: 'failed', keys });
      });
  }, [missing, attempt, reloads, getSaved, dispatchSaved]);

  const mounted = useRef(false);
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

/** The same list while it holds the same keys, so that effects don't run for nothing. */
function useSameKeys(keys: readonly SelectKey[]): readonly SelectKey[] {
  const [last, setLast] = useState(keys);
  const same = isSame(keys, last);
  if (!same) setLast(keys);
  return same ? last : keys;
}

/** Lists are the same when their members are: they are often written where they are given. */
function isSame(before: unknown, now: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(now)) return Object.is(before, now);
  return before.length === now.length && before.every((item, index) => Object.is(item, now[index]));
}
