'use client';

import { listen } from '@guadua/utils/internal';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { SelectTexts } from '../labels/select-labels.types';
import type { RemoteStore } from './remote-store';

export interface RemoteSearchProps {
  readonly remote: Pick<RemoteStore<unknown>, 'search' | 'getState'>;
  readonly rows: {
    readonly text: string;
    /** Milliseconds in which nothing else is typed before it is asked for. */
    readonly wait: number;
    /** The next page waits for a person. */
    readonly waits: boolean;
    readonly element: RefObject<HTMLElement | null>;
    readonly more: () => void;
  };
  readonly labels: Pick<SelectTexts, 'loading' | 'error' | 'results'>;
  readonly announce: (text: string) => void;
}

/** Distance to the end that loads more (SEL-3). */
const LOAD_MORE_GAP = 200;

/** Searches in a remote list while it is open, loads on near its end, and says how that stands (SEL-11). */
export function RemoteSearch({ remote, rows, labels, announce }: RemoteSearchProps): null {
  const { text, wait, waits, more } = rows;
  const news = useRef<string>(null);
  useLayoutEffect(() => {
    remote.search(text, text === '' ? 0 : wait);
    const { status, page, items, total } = remote.getState();
    const results = page > 0 ? labels.results(items.length, total ?? items.length) : '';
    const next = status === 'idle' ? results : status === 'error' ? labels.error : labels.loading;
    // A list that was there already says nothing new when it opens.
    news.current ??= status === 'idle' ? next : '';
    if (next !== news.current && next !== '') announce(next);
    news.current = next;
  });
  // A first page that doesn't fill the list asks for the next one, with no scroll at all.
  useEffect(() => {
    const element = rows.element.current;
    const look = () => {
      // Without a layout nothing can be said about the end.
      if (!element || element.clientHeight === 0 || waits || remote.getState().page === 0) return;
      const gap = element.scrollHeight - element.scrollTop - element.clientHeight;
      if (gap <= LOAD_MORE_GAP) more();
    };
    look();
    return listen(element, 'scroll', look, { passive: true });
  });
  return null;
}
