'use client';

import { useState, useSyncExternalStore } from 'react';
import type { RemoteConnection } from './remote-connection';
import type { RemoteSource } from './remote-source';
import type { SavedKeysState } from './saved-keys';

/** A remote list as its widget shows it; `null` for a local one. */
export interface Remote<Option> {
  readonly connection: RemoteConnection<Option> | null;
  readonly saved: SavedKeysState | null;
}

/** Connects a widget with its source when `remote` first comes. */
export function useRemote<Option>(source: RemoteSource<Option> | undefined): Remote<Option> {
  const [kept, setKept] = useState<RemoteConnection<Option> | null>(null);
  if (source !== undefined && kept === null) setKept(source.connect());
  const connection = source === undefined ? null : kept;
  const getSaved = connection?.getSaved ?? none;
  const saved = useSyncExternalStore(connection?.subscribeSaved ?? never, getSaved, getSaved);
  return { connection, saved };
}

function none(): null {
  return null;
}

function never(): () => void {
  return none;
}
