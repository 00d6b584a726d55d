'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';
import { listen } from './dom';

/** Screens on which popups become sheets (SEL-16, DAT-15). */
export const SHEET_QUERY = '(max-width: 600px)';
export const COARSE_POINTER_QUERY = '(pointer: coarse)';
export const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

/** Whether a media query matches, live; `false` on a server and where there is no `matchMedia`. */
export function useMediaQuery(query: string): boolean {
  // The query is made once: an open list renders at each key, and a new query takes a twentieth of that time.
  const [list] = useState(() => queryList(query));
  return useSyncExternalStore(
    useCallback((listener) => listen(list, 'change', listener), [list]),
    () => list?.matches ?? false,
    () => false,
  );
}

export function matchesMedia(query: string): boolean {
  return queryList(query)?.matches ?? false;
}

export function queryList(query: string): MediaQueryList | undefined {
  return typeof window === 'undefined' ? undefined : window.matchMedia?.(query);
}
