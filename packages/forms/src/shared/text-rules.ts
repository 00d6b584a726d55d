/** A text and the selection in it: one value, so that rules need no element. */
export interface TextState {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * What may stand in an input, as functions from text and caret to text and caret. The caret stays
 * behind the same characters, whatever is added or removed round them (MSK-3).
 */
export interface TextRules {
  /** Replaces the selection by what was typed, pasted or dropped; `null` refuses it. */
  insert: (state: TextState, data: string) => TextState | null;
  /** Removes the selection, which is never empty here. */
  remove: (state: TextState, backward: boolean) => TextState;
  /** Brings a text of unknown origin into shape: autofill, a finished composition. */
  format: (state: TextState) => TextState;
}

/** The text with the selection replaced, and the caret behind what came in. */
export function splice({ text, from, to }: TextState, data: string): TextState {
  const caret = from + data.length;
  return { text: text.slice(0, from) + data + text.slice(to), from: caret, to: caret };
}
