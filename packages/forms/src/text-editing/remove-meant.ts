import type { TextState } from './text-rules';

/** Removes a selection; where only what the rules write themselves was hit, the nearest character that was meant. */
export function removeMeant(
  state: TextState,
  backward: boolean,
  without: (state: TextState) => TextState,
): TextState {
  const { text, from, to } = state;
  let next = without(state);
  const by = backward ? -1 : 1;
  for (let at = backward ? from - 1 : to; next.text === text && text[at]; at += by) {
    next = without({ text, from: at, to: at + 1 });
  }
  // Deleting forwards never moves the caret, not over a separator either.
  const isKept = !backward && next.text.startsWith(text.slice(0, from));
  return isKept ? { text: next.text, from, to: from } : next;
}
