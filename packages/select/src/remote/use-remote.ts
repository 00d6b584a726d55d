import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { RemoteSource } from './remote-source';
import type { RemoteStore } from './remote-store';
import type { RemoteUse } from './saved-keys';

/** The store of a remote list, kept however often its source is made anew; `null` without one. */
export function useRemote<Option>(
  source: RemoteSource<Option> | undefined,
  use: RemoteUse<Option>,
): RemoteStore<Option> | null {
  const [kept, setKept] = useState<RemoteStore<Option> | null>(null);
  if (source && !kept) setKept(source.connect(source.options));
  const getState = kept?.getState ?? none;
  useSyncExternalStore(kept?.subscribe ?? never, getState, getState);
  useLayoutEffect(() => (source && kept ? kept.use(use, source.options) : undefined));
  return source ? kept : null;
}

const none = () => null;
const never = () => none;
