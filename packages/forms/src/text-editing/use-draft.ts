'use client';

import { useState } from 'react';

/** A text that is being written, and the value it stands for. */
interface Draft<Value> {
  readonly text: string;
  readonly value: Value;
}

/**
 * The text of an input whose value is not its text: what was typed stays as it was typed (`1,` for
 * 1) as long as the value is still the one it stands for; else the value's own text is shown.
 *
 * @returns The text, and a setter for text and value; `null` goes back to the value's own text.
 */
export function useDraft<Value>(
  value: Value,
  toText: (value: Value) => string,
): [text: string, setDraft: (draft: Draft<Value> | null) => void] {
  const [draft, setDraft] = useState<Draft<Value> | null>(null);
  return [draft && Object.is(draft.value, value) ? draft.text : toText(value), setDraft];
}
