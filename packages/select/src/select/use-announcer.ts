'use client';

import { useCallback, useMemo, useRef, useState } from 'react';

/** What a screen reader is to announce. */
export interface Announcer {
  readonly message: string;
  readonly announce: (text: string) => void;
  /** The list closes: what was said before this event must not be said again outside of it. */
  readonly forget: () => void;
}

/** The text of a live region, and how it changes. */
export function useAnnouncer(): Announcer {
  const [message, setMessage] = useState('');
  /** Something is announced in the event that is being handled. */
  const isNew = useRef(false);
  const announce = useCallback((text: string) => {
    // The same words twice are only read twice when something about them changes.
    setMessage((before) => (before === text && text !== '' ? `${text}\u00a0` : text));
    isNew.current = true;
    queueMicrotask(() => {
      isNew.current = false;
    });
  }, []);
  const forget = useCallback(() => {
    if (!isNew.current) setMessage('');
  }, []);
  return useMemo(() => ({ message, announce, forget }), [message, announce, forget]);
}
