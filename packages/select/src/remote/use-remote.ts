'use client';

import { useState, useSyncExternalStore } from 'react';
import type { PagesState } from './pages';
import type { RemoteConnection } from './remote-connection';
import type { RemoteList } from './remote-list';
import type { RemoteSource } from './remote-source';

export function useRemote<Option>(
  source: RemoteSource<Option> | undefined,
): RemoteConnection<Option> | null {
  const [kept, setKept] = useState<RemoteConnection<Option> | null>(null);
  if (source !== undefined && kept === null) setKept(source.connect());
  const connection = source === undefined ? null : kept;
  const getSaved = connection?.getSaved ?? none;
  useSyncExternalStore(connection?.subscribeSaved ?? never, getSaved, getSaved);
  return connection;
}

export function useRemotePages<Option>(
  remote: RemoteList<Option> | null,
  text: string,
): PagesState<Option> | null {
  const getState = remote?.getState ?? none;
  useSyncExternalStore(remote?.subscribe ?? never, getState, getState);
  return remote?.pagesOf(text) ?? null;
}

function none(): null {
  return null;
}

function never(): () => void {
  return none;
}
