'use client';

import { useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SelectKey } from '../selection/selection.types';
import { readResponse } from './read-response';
import type { RemoteOptions } from './remote.types';
import { createRemoteList, type RemoteList } from './remote-list';

/** Options in a page unless said otherwise (SEL-3). */
const PAGE_SIZE = 30;

/**
 * The remote list of a select, made when `remote` first comes; `getList` and the rest may change
 * between renders, and `reloadKey` says when what was loaded no longer holds.
 *
 * @param remote The `remote` prop.
 * @param keyOf Key of an item.
 * @param selected The selected options that are known, for `getList`.
 * @param onReload What was loaded is forgotten.
 */
export function useRemoteList<Option>(
  remote: RemoteOptions<Option> | undefined,
  keyOf: (option: Option) => SelectKey | null,
  selected: () => readonly Option[],
  onReload?: () => void,
): RemoteList<Option> | null {
  const latest = useRef({ remote, keyOf, selected, onReload });
  useInsertionEffect(() => {
    latest.current = { remote, keyOf, selected, onReload };
  });
  const [list, setList] = useState<RemoteList<Option> | null>(null);
  if (remote !== undefined && list === null) {
    setList(
      createRemoteList<Option>({
        getPage: async (request) => {
          const now = latest.current;
          const source = now.remote ?? remote;
          const answer = await source.getList({ ...request, selected: now.selected() });
          return readResponse<Option>(answer, source);
        },
        pageSize: () => latest.current.remote?.pageSize ?? PAGE_SIZE,
        keyOf: (option) => latest.current.keyOf(option),
        onReload: () => latest.current.onReload?.(),
      }),
    );
  }

  const reloadKey = remote?.reloadKey;
  const loadedFor = useRef(reloadKey);
  // Before the paint, and before an open list asks for what it lacks.
  useLayoutEffect(() => {
    if (isSame(loadedFor.current, reloadKey)) return;
    loadedFor.current = reloadKey;
    list?.reload();
  }, [list, reloadKey]);
  return remote === undefined ? null : list;
}

/** Lists are the same when their members are: they are often written where they are given. */
function isSame(before: unknown, now: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(now)) return Object.is(before, now);
  return before.length === now.length && before.every((item, index) => Object.is(item, now[index]));
}
