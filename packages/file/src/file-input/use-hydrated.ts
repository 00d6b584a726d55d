'use client';

import { useSyncExternalStore } from 'react';

/** Whether scripts run already: not in a server's markup, which has to work as a plain form. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never() {
  return () => {};
}
