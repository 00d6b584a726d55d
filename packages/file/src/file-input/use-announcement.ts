'use client';

import { useCallback, useState } from 'react';

/** A text for `LiveRegion`, and a function that has it said, twice running too. */
export function useAnnouncement(): [message: string, announce: (text: string) => void] {
  const [message, setMessage] = useState('');
  const announce = useCallback(
    // A region is only announced when its text changes.
    (text: string) => setMessage((before) => (before === text ? `${text}\u00A0` : text)),
    [],
  );
  return [message, announce];
}
