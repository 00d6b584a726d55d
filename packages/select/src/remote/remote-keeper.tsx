'use client';

import { useLayoutEffect } from 'react';
import type { RemoteConnection, RemoteUse } from './remote-connection';

export interface RemoteKeeperProps<Option> extends RemoteUse<Option> {
  readonly connection: RemoteConnection<Option>;
}

/** Ties a remote list to its widget (SEL-11). Shows nothing. */
export function RemoteKeeper<Option>({ connection, ...now }: RemoteKeeperProps<Option>): null {
  useLayoutEffect(() => connection.use(now));
  useLayoutEffect(() => connection.mount(), [connection]);
  return null;
}
