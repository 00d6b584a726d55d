'use client';

import { useCallback, useState } from 'react';

/** What a `LiveRegion` says, and what says it: `turn` grows each time, and the same words are said again. */
export function useAnnouncement<Words = string>() {
  const [announcement, setAnnouncement] = useState<{ message: Words | ''; turn: number }>({
    message: '',
    turn: 0,
  });
  const announce = useCallback(
    (message: Words | '') => setAnnouncement(({ turn }) => ({ message, turn: turn + 1 })),
    [],
  );
  return [announcement, announce] as const;
}
