'use client';

import { useSyncExternalStore } from 'react';

/** `false` on a server, whose markup has to work as a plain form, and while its page hydrates. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, isHydrated, isNotHydrated);
}

const never = () => () => undefined;
const isHydrated = () => true;
const isNotHydrated = () => false;
