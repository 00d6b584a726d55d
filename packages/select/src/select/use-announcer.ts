'use client';

import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Words; or what says them once it is known what came of a change, as at each render. */
export type Announcement<Outcome> = string | ((outcome: Outcome) => string);

/** What a screen reader is to announce. */
export interface Announcer<Outcome = void> {
  /** The text of the live region. */
  readonly messageFor: (outcome: Outcome) => string;
  readonly announce: (announcement: Announcement<Outcome>) => void;
  /** The list closes: what was said before this event must not be said again outside of it. */
  readonly forget: () => void;
  /** The text that the live region has now. */
  readonly shown: RefObject<string>;
}

interface Said<Outcome> {
  readonly announcement: Announcement<Outcome>;
  /** The text of the live region when this was announced. */
  readonly before: string;
}

const SILENT: Said<unknown> = { announcement: '', before: '' };

/** The text of a live region, and how it changes. */
export function useAnnouncer<Outcome = void>(): Announcer<Outcome> {
  const [said, setSaid] = useState<Said<Outcome>>(SILENT);
  const shown = useRef('');
  /** Something is announced in the event that is being handled. */
  const isNew = useRef(false);
  const announce = useCallback((announcement: Announcement<Outcome>) => {
    setSaid({ announcement, before: shown.current });
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
      const { announcement, before } = said;
      const text = typeof announcement === 'function' ? announcement(outcome) : announcement;
      // The same words are only read twice when something changes.
      return text && text === before ? `${text}\u00a0` : text;
    },
    [said],
  );
  return useMemo(() => ({ messageFor, announce, forget, shown }), [messageFor, announce, forget]);
}

/** The text of the live region, for the one component that always knows the outcome. */
export function useMessage<Outcome>(
  { messageFor, shown }: Announcer<Outcome>,
  outcome: Outcome,
): string {
  const message = messageFor(outcome);
  useLayoutEffect(() => {
    shown.current = message;
  });
  return message;
}
