'use client';

import { listen, together } from '@guadua/utils/internal';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { SelectTexts } from '../labels/select-labels.types';
import type { RemoteConnection, RemoteUse } from './remote-connection';
import type { RemoteList } from './remote-list';

export interface RemoteSearchProps {
  readonly remote: RemoteList<unknown>;
  readonly text: string;
  /** Milliseconds in which nothing else is typed before it is asked for. */
  readonly wait: number;
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: number;
  readonly waits: boolean;
  readonly labels: Pick<SelectTexts, 'loading' | 'error' | 'results'>;
  readonly announce: (text: string) => void;
}

/** Distance to the end that loads more (SEL-3). */
const LOAD_MORE_GAP = 200;

/** Searches in a remote list while it is open, loads on near its end, and says how it stands (SEL-11). Shows nothing. */
export function RemoteSearch(props: RemoteSearchProps): null {
  const { remote, text, wait, labels, announce } = props;
  const news = useRef<string>(null);
  useLayoutEffect(() => {
    remote.search(text, text === '' ? 0 : wait);
    remote.open();
    const say = () => {
      const { status, page, items, total } = remote.getState();
      const results = page > 0 ? labels.results(items.length, total ?? items.length) : '';
      const next = status === 'idle' ? results : status === 'error' ? labels.error : labels.loading;
      // A list that was there already says nothing new when it opens.
      news.current ??= status === 'idle' ? next : '';
      if (next !== news.current && next !== '') announce(next);
      news.current = next;
    };
    say();
    return together([remote.subscribe(say), remote.close]);
  }, [remote, text, wait, labels, announce]);
  // A first page that doesn't fill the list asks for the next one, with no scroll at all.
  useEffect(() => {
    const list = props.list.current;
    const look = () => {
      // Without a layout nothing can be said about the end.
      if (!list || list.clientHeight === 0 || props.waits || remote.getState().page === 0) return;
      const gap = list.scrollHeight - list.scrollTop - list.clientHeight;
      if (gap <= LOAD_MORE_GAP) remote.more(props.rows);
    };
    look();
    return listen(list, 'scroll', look, { passive: true });
  });
  return null;
}

export interface RemoteKeeperProps<Option> extends RemoteUse<Option> {
  readonly connection: RemoteConnection<Option>;
}

export function RemoteKeeper<Option>({ connection, ...now }: RemoteKeeperProps<Option>): null {
  useLayoutEffect(() => connection.use(now));
  useLayoutEffect(() => connection.mount(), [connection]);
  return null;
}
