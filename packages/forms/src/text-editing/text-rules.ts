/** A text and the selection in it: one value, so that rules need no element. */
export interface TextState {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** What was typed in one go up to the caret: a number reads `1.` and then `234` as one text. */
  readonly typed?: TypedRun | undefined;
}

/** Characters typed one after the other, and what stood round them, as the rules count it. */
export interface TypedRun {
  readonly before: string;
  readonly raw: string;
  readonly after: string;
}

/** What may stand in an input. The caret stays behind the same characters, whatever the rules add or remove (MSK-3). */
export interface TextRules {
  /** Replaces the selection by what was typed, pasted or dropped; `null` refuses it. */
  insert: (state: TextState, data: string) => TextState | null;
  /** Removes the selection, which is never empty here. */
  remove: (state: TextState, backward: boolean) => TextState;
}

/** The text with the selection replaced, and the caret behind what came in. */
export function splice({ text, from, to }: TextState, data: string): TextState {
  const caret = from + data.length;
  return { text: text.slice(0, from) + data + text.slice(to), from: caret, to: caret };
}
