export interface TextState {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** The keys that were typed one after another up to the caret: a number reads `1.` and then `234` as one text. */
  readonly typed?: TypedRun | undefined;
  /** Without rules: the last key was a letter of the word before the caret. */
  readonly isInWord?: boolean | undefined;
}

export interface TypedRun {
  readonly before: string;
  readonly raw: string;
  readonly after: string;
}

/** What may stand in an input. The caret stays behind the same characters, whatever the rules add or remove (MSK-3). */
export interface TextRules {
  insert: (state: TextState, data: string, keyCode?: string) => TextState | null;
  /** Removes the selection, which is never empty here. */
  remove: (state: TextState, backward: boolean) => TextState;
}

export function splice({ text, from, to }: TextState, data: string): TextState {
  const caret = from + data.length;
  return { text: text.slice(0, from) + data + text.slice(to), from: caret, to: caret };
}
