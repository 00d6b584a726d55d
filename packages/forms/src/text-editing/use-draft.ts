'use client';

import { useState } from 'react';

/** A text that is being written, and the value it stands for. */
interface Draft<Value> {
  readonly text: string;
  readonly value: Value;
}

/** The same, and what it was written for. */
interface KeptDraft<Value> extends Draft<Value> {
  readonly shape: string;
}

/**
 * The text of an input whose value is not its text: what was typed stays as it was typed (`1,` for
 * 1) as long as the value is still the one it stands for; else the value's own text is shown.
 *
 * @param shape What else decides how a value is written: the locale of a number, a mask. A text in
 * another shape would say another value: `1.234,50` is 1.2345 in English.
 * @returns The text, and a setter for text and value; `null` goes back to the value's own text.
 */
export function useDraft<Value>(
  value: Value,
  toText: (value: Value) => string,
  shape: string,
): [text: string, setDraft: (draft: Draft<Value> | null) => void] {
  const [draft, setDraft] = useState<KeptDraft<Value> | null>(null);
  const isCurrent = draft?.shape === shape && Object.is(draft.value, value);
  return [isCurrent ? draft.text : toText(value), (next) => setDraft(next && { ...next, shape })];
}
