'use client';

import { useLayoutEffect, useRef } from 'react';

/** What an input may show by its browser's own undo and redo. */
export interface RecordTexts {
  readonly add: (text: string) => void;
  readonly has: (text: string) => boolean;
}

/**
 * The texts of a record: undo must not bring one of a former record back (TXC-4). WebKit keeps its history of an
 * input whose value a script has set, and would put the old text behind the new.
 */
export function useRecordTexts(text: string, record: number): RecordTexts {
  const texts = useRef({ record, of: new Set([text]) });
  useLayoutEffect(() => {
    if (texts.current.record === record) texts.current.of.add(text);
    else texts.current = { record, of: new Set([text]) };
  }, [text, record]);
  return {
    add: (written) => texts.current.of.add(written),
    // Before the application gave another record, all that a history has is of the same one.
    has: (found) => record === 0 || texts.current.of.has(found),
  };
}
