'use client';

import { warnOnce } from '@guadua/utils/internal';
import { useInsertionEffect, useRef, useState } from 'react';
import { readResponse } from '../remote/read-response';
import type { RemoteOptions } from '../remote/remote.types';
import { createRemoteList, type RemoteList } from '../remote/remote-list';
import type { SelectKey } from './select.types';

/** Options in a page unless said otherwise (SEL-3). */
const PAGE_SIZE = 30;

/**
 * The remote list of a select, made once and only when the select is remote; `getList` and the rest
 * may change between renders.
 *
 * @param remote The `remote` prop.
 * @param keyOf Key of an item.
 * @param selected The chosen options that are known, for `getList`.
 */
export function useRemoteList<Option>(
  remote: RemoteOptions<Option> | undefined,
  keyOf: (option: Option) => SelectKey | null,
  selected: () => readonly Option[],
): RemoteList<Option> | null {
  const latest = useRef({ remote, keyOf, selected });
  useInsertionEffect(() => {
    latest.current = { remote, keyOf, selected };
  });
  const [list] = useState(() =>
    remote === undefined
      ? null
      : createRemoteList<Option>({
          getPage: async (request) => {
            const now = latest.current;
            const answer = await (now.remote ?? remote).getList({
              ...request,
              selected: now.selected(),
            });
            return readResponse<Option>(answer, now.remote ?? remote);
          },
          pageSize: () => latest.current.remote?.pageSize ?? PAGE_SIZE,
          keyOf: (option) => latest.current.keyOf(option),
          onWrongShape: (message) => warnOnce('<Select>', message),
        }),
  );
  return list;
}
