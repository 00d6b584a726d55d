import type { TextState } from './text-rules';

/** How many steps can be taken back. */
const MOST_STEPS = 200;

/** What was in an input, step by step: the browser's own list is lost once a script writes a value. */
export interface TextHistory {
  /** Takes note of what is there; a step when the text changed, a new caret otherwise. */
  note: (state: TextState) => void;
  /** The state a step back or forth; `undefined` at the end. */
  travel: (back: boolean) => TextState | undefined;
}

/** An empty history. */
export function createHistory(): TextHistory {
  const past: TextState[] = [];
  let future: TextState[] = [];
  let now: TextState | undefined;
  return {
    note(state) {
      if (now && now.text !== state.text) {
        past.push(now);
        if (past.length > MOST_STEPS) past.shift();
        future = [];
      }
      now = state;
    },
    travel(back) {
      const state = (back ? past : future).pop();
      if (!state || !now) return undefined;
      (back ? future : past).push(now);
      now = state;
      return state;
    },
  };
}
