'use client';

import { useCallback, useState } from 'react';

export interface Announcement<Words = string> {
  readonly message: Words | '';
  /** Grows with each announcement: the same words are said again. */
  readonly turn: number;
}

const SILENT = { message: '', turn: 0 } as const;

export function useAnnouncement<Words = string>(): [
  announcement: Announcement<Words>,
  announce: (message: Words | '') => void,
] {
  const [announcement, setAnnouncement] = useState<Announcement<Words>>(SILENT);
  const announce = useCallback(
    (message: Words | '') => setAnnouncement(({ turn }) => ({ message, turn: turn + 1 })),
    [],
  );
  return [announcement, announce];
}
