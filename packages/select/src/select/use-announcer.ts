'use client';

import { useCallback, useMemo, useRef, useState } from 'react';

/** Words; or what says them once it is known what came of a change, as at each render. */
export type Announcement<Outcome> = string | ((outcome: Outcome) => string);

/** What a screen reader is to announce. */
export interface Announcer<Outcome = void> {
  /** The text of the live region. */
  readonly messageFor: (outcome: Outcome) => string;
  readonly announce: (announcement: Announcement<Outcome>) => void;
  /** The list closes: what was said before this event must not be said again outside of it. */
  readonly forget: () => void;
}

interface Said<Outcome> {
  readonly announcement: Announcement<Outcome>;
  /** Tells the same words from those before: they are only read twice when something changes. */
  readonly suffix: string;
}

const SILENT: Said<unknown> = { announcement: '', suffix: '' };

/** The text of a live region, and how it changes. */
export function useAnnouncer<Outcome = void>(): Announcer<Outcome> {
  const [said, setSaid] = useState<Said<Outcome>>(SILENT);
  /** Something is announced in the event that is being handled. */
  const isNew = useRef(false);
  const announce = useCallback((announcement: Announcement<Outcome>) => {
    setSaid((before) => {
      // What an outcome decides may turn out to be the same words.
      const mayRepeat = typeof announcement === 'function' || announcement === before.announcement;
      return { announcement, suffix: mayRepeat && before.suffix === '' ? '\u00a0' : '' };
    });
    isNew.current = true;
    queueMicrotask(() => {
      isNew.current = false;
    });
  }, []);
  const forget = useCallback(() => {
    if (!isNew.current) setSaid(SILENT);
  }, []);
  const messageFor = useCallback(
    (outcome: Outcome) => {
      const { announcement, suffix } = said;
      const text = typeof announcement === 'function' ? announcement(outcome) : announcement;
      return text && text + suffix;
    },
    [said],
  );
  return useMemo(() => ({ messageFor, announce, forget }), [messageFor, announce, forget]);
}
