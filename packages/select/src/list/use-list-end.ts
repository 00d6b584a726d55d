'use client';

import { useEffect } from 'react';
import type { ListOwner, ShownList } from '../select/list-owner';

/** Distance to the end that loads more (SEL-3). */
const LOAD_MORE_GAP = 200;

/**
 * Loads the next page near the end of the list (SEL-11).
 *
 * @param total How many rows there are.
 * @returns Looks at the list as it is scrolled now.
 */
export function useListEnd<Option>(
  { config, remote }: ListOwner<Option>,
  { elements, pages }: ShownList<Option>,
  total: number,
): () => void {
  const { groups } = config.props;
  function checkEnd(): void {
    if (!remote) return;
    const list = elements.list.current;
    // Without a layout nothing can be said about the end.
    if (!list || list.clientHeight === 0) return;
    const gap = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (gap > LOAD_MORE_GAP) return;
    if (pages?.page && !groups?.waits(pages, total)) remote.more(total);
  }
  // A first page that doesn't fill the list asks for the next one, with no scroll at all.
  useEffect(() => {
    if (pages?.page) checkEnd();
  });
  return checkEnd;
}
