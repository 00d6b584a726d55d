'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { cookies, cookieText, parseCookies } from './cookies';

/** Todas las cookies visibles, por nombre y en vivo; ninguna mientras un servidor renderiza. */
export function useCookies(): Readonly<Record<string, unknown>> {
  const text = useSyncExternalStore(cookies.subscribe, cookieText, () => '');
  return useMemo(() => parseCookies(text), [text]);
}
