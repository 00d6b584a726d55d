import type { TextRules, TextState } from './text-rules';

/**
 * A text no longer than the input takes: what is added at its end is cut off, else refused. What is
 * too long already loses nothing by it.
 */
export function fitting(
  next: TextState | null,
  state: TextState,
  maxLength: number,
): TextState | null {
  const most = Math.max(maxLength, state.text.length);
  if (!next || maxLength < 0 || next.text.length <= most) return next;
  if (state.to < state.text.length) return null;
  // Not between the two halves of a surrogate pair.
  const end = /[\udc00-\udfff]/.test(next.text.charAt(most)) ? most - 1 : most;
  return { text: next.text.slice(0, end), from: end, to: end };
}

/** A text without the selection that is dragged away, and the place in it where it is dropped. */
export function withoutDragged(
  dragged: TextState,
  { text, from }: TextState,
  rules: TextRules,
): TextState {
  const left = rules.remove(dragged, true).text;
  const at = from < dragged.to ? Math.min(from, left.length) : left.length - (text.length - from);
  const caret = Math.max(0, at);
  return { text: left, from: caret, to: caret };
}
