'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { cookies, cookieText, parseCookies } from './cookies';

/** All visible cookies by name, live (BRW-2); none while a server renders. */
export function useCookies(): Readonly<Record<string, unknown>> {
  const text = useSyncExternalStore(cookies.subscribe, cookieText, () => '');
  return useMemo(() => parseCookies(text), [text]);
}
