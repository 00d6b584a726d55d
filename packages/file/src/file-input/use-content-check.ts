'use client';

import { useRef, useState } from 'react';
import type { ContentFindings } from './check-content';
import { useWhenShown } from './use-when-shown';

/** Chosen files that are waiting to be looked into, and what to do with them afterwards. */
export interface ContentCheck {
  /** Files whose content is not known yet: the form has to wait. */
  checking: boolean;
  /**
   * Looks into files, then calls back: in the order of the choices, unless one was dropped.
   *
   * @param replaces What was chosen before and is not taken yet is of no use any more.
   */
  check: (
    files: readonly File[],
    accepted: readonly string[],
    replaces: boolean,
    done: (findings: ContentFindings) => void,
  ) => void;
  /** Drops what was chosen and is not taken yet. */
  drop: () => void;
}

/** Reads what chosen files hold before they are taken (FIL-3). */
export function useContentCheck(): ContentCheck {
  const [count, setCount] = useState(0);
  const last = useRef<Promise<unknown>>(null);
  const turn = useRef(0);
  const whenShown = useWhenShown();
  // A disk may never answer: what comes later waits for nothing that is of no use any more.
  const drop = () => {
    turn.current++;
    last.current = null;
    setCount(0);
  };
  return {
    checking: count > 0,
    drop,
    check: (files, accepted, replaces, done) => {
      if (replaces) drop();
      const own = turn.current;
      setCount((before) => before + 1);
      const reading = import('./check-content').then(
        ({ readContents }) => readContents(files, accepted),
        // Without its code nothing can be read; the server has to check what it receives in any case.
        () => new Map(),
      );
      const ready = Promise.all([reading, last.current]).then(([findings]) => findings);
      last.current = ready;
      // Not part of what the next choice waits for: a callback of the application may throw.
      void ready.then((findings) =>
        whenShown(() => {
          if (turn.current !== own) return;
          setCount((before) => before - 1);
          done(findings);
        }),
      );
    },
  };
}
