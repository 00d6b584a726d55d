'use client';

import { useEffect, useRef } from 'react';
import type { Problem } from './field-state';

/** Tells the application once that a value which it gave is not allowed, or no longer is. */
export function useRejectOnce(key: string, violation: Problem | null, reject: () => void): void {
  const reported = useRef('');
  const current = violation ? `${violation.type} ${key}` : '';
  useEffect(() => {
    // Once for each value and reason, in StrictMode too.
    if (reported.current === current) return;
    reported.current = current;
    if (current !== '') reject();
  });
}
