'use client';

import { useLayoutEffect, useRef } from 'react';

/** What an input may show by its browser's own undo and redo. */
export interface RecordTexts {
  /** A person wrote it. */
  readonly add: (text: string) => void;
  readonly has: (text: string) => boolean;
}

/**
 * The texts since the application gave another one, a new record: undo must not bring a former one back (TXC-4).
 * WebKit keeps its history of an input whose value a script has set, and would put the old text behind the new.
 *
 * @param text What is shown. What an application makes of what was written is no record of its own.
 */
export function useRecordTexts(text: string): RecordTexts {
  /** `null` as long as the application gave none: then all that a history has is of the same record. */
  const texts = useRef<Set<string>>(null);
  const shown = useRef(text);
  const isWritten = useRef(false);
  useLayoutEffect(() => {
    if (shown.current === text) return;
    if (isWritten.current) texts.current?.add(text);
    else texts.current = new Set([text]);
    shown.current = text;
    isWritten.current = false;
  }, [text]);
  return {
    add(written) {
      isWritten.current = true;
      texts.current?.add(written);
    },
    has: (brought) => texts.current?.has(brought) ?? true,
  };
}
