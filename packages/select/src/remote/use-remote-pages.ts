'use client';

import { useSyncExternalStore } from 'react';
import type { PagesState } from '../remote/pages';
import type { RemoteList } from '../remote/remote-list';

/** The pages of a remote list as they are now; `null` for a local one. */
export function useRemotePages<Option>(
  remote: RemoteList<Option> | null,
): PagesState<Option> | null {
  const getState = remote?.getState ?? none;
  return useSyncExternalStore(remote?.subscribe ?? never, getState, getState);
}

function none(): null {
  return null;
}

function never(): () => void {
  return () => {};
}
