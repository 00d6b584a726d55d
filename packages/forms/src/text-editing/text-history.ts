import type { TextState } from './text-rules';

const MOST_STEPS = 200;
const MOST_CHARACTERS = 4_000_000;

/** What was in an input, step by step: the browser's own list is lost once a script writes a value. */
export interface TextHistory {
  /** A changed text is a step, or a part of the last one where it `goesOn`; else only the caret is noted. */
  note: (state: TextState, goesOn?: boolean) => void;
  /** Puts another state in the place of the last step: what a caller made of an edit. */
  replace: (state: TextState) => void;
  travel: (back: boolean) => TextState | undefined;
  /** Starts over with a text that is not to be left by undoing: another record (TXC-4). */
  restart: (state: TextState) => void;
  current: () => TextState | undefined;
}

export function createHistory(): TextHistory {
  let past: TextState[] = [];
  let future: TextState[] = [];
  let now: TextState | undefined;
  return {
    note(state, goesOn) {
      if (now && now.text !== state.text) {
        if (!goesOn || past.length === 0 || future.length > 0) past.push(now);
        const most = Math.min(MOST_STEPS, MOST_CHARACTERS / (now.text.length + 1));
        past = past.slice(-Math.max(1, Math.floor(most)));
        future = [];
      }
      now = state;
    },
    replace(state) {
      // Refused: nothing has happened that could be taken back.
      if (past.at(-1)?.text === state.text) past.pop();
      now = state;
    },
    travel(back) {
      const state = (back ? past : future).pop();
      if (!state || !now) return undefined;
      (back ? future : past).push(now);
      now = state;
      return state;
    },
    restart(state) {
      past = [];
      future = [];
      now = state;
    },
    current: () => now,
  };
}
