'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { SelectKey } from '../select/select.types';
import type { RemoteOptions } from './remote.types';
import type { RemoteList } from './remote-list';

/** Props of `SavedOptions`. */
export interface SavedOptionsProps<Option> {
  readonly remote: RemoteOptions<Option>;
  readonly list: RemoteList<Option>;
  readonly keyOf: (option: Option) => SelectKey | null;
  /** Keys in the value whose option is not known. */
  readonly missing: readonly SelectKey[];
  /** Takes the options that were found. */
  readonly onFound: (options: readonly Option[]) => void;
}

/**
 * Finds the options of saved keys (SEL-11): in the pages as they arrive, and through `resolve`,
 * which is asked once for each key. Shows nothing; it is there only while something is missing.
 */
export function SavedOptions<Option>(props: SavedOptionsProps<Option>) {
  const { list, missing } = props;
  const { items } = useSyncExternalStore(list.subscribe, list.getState, list.getState);
  const latest = useRef(props);
  const asked = useRef<Set<SelectKey> | null>(null);
  const abort = useRef<AbortController | null>(null);
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
    const { resolve } = latest.current.remote;
    asked.current ??= new Set();
    const known = asked.current;
    const keys = missing.filter((key) => !known.has(key));
    if (!resolve || keys.length === 0) return;
    for (const key of keys) known.add(key);
    abort.current ??= new AbortController();
    const { signal } = abort.current;
    Promise.resolve()
      .then(() => resolve(keys, { signal }))
      .then((options) => {
        if (!signal.aborted && Array.isArray(options)) latest.current.onFound(options);
      })
      // The key keeps showing as it is: the value is not lost.
      .catch(() => {});
  }, [missing]);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      // StrictMode mounts again at once: only a real end gives up what is under way.
      queueMicrotask(() => {
        if (!mounted.current) abort.current?.abort();
      });
    };
  }, []);
  return null;
}
