'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { useRef, useState } from 'react';
import type { PhoneLibrary } from './phone-input.types';
import { isForeign, type PhoneLibraryState } from './phone-library';

/** The library is loaded with the first number of another country, and after a failure with the next one. */
export function usePhoneLibrary(
  load: (() => Promise<PhoneLibrary>) | undefined,
): [library: PhoneLibraryState, ask: (value: string) => void] {
  const [library, setLibrary] = useState<PhoneLibraryState>('absent');
  const isLoading = useRef(false);
  const ask = useLatestCallback((value: string) => {
    if (!load || typeof library !== 'string' || isLoading.current || !isForeign(value)) return;
    isLoading.current = true;
    const end = (next: PhoneLibraryState) => {
      isLoading.current = false;
      setLibrary(next);
    };
    load().then(end, () => end('failed'));
  });
  return [library, ask];
}
