'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { useEffect, useRef } from 'react';
import type { Problem } from './field-state';

export function useRejectOnce(key: string, violation: Problem | null, reject: () => void): void {
  const latest = useLatestCallback(reject);
  const reported = useRef('');
  const current = violation ? `${violation.type} ${key}` : '';
  useEffect(() => {
    // Once for each value and reason, in StrictMode too.
    if (reported.current === current) return;
    reported.current = current;
    if (current !== '') latest();
  }, [current, latest]);
}
