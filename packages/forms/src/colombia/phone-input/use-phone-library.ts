'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { useRef, useState } from 'react';
import type { PhoneLibrary } from './phone-input.types';
import { isForeign, type PhoneLibraryState } from './phone-library';

/** What there is of the library, and what asks for it with a value that may need it. */
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
