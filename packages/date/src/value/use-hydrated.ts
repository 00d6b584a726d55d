'use client';

import { useSyncExternalStore } from 'react';

/** `false` on a server and while its page hydrates, then `true`; `true` at once everywhere else. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, isHydrated, isNotHydrated);
}

const never = () => () => undefined;
const isHydrated = () => true;
const isNotHydrated = () => false;
