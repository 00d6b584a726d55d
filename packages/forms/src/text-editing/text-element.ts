import type { TextState } from './text-rules';

export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** The text and selection of an element. Where nothing changed, `last` itself: it also knows the keys typed before. */
export function readState(element: TextElement, last?: TextState): TextState {
  const { value: text, selectionStart, selectionEnd } = element;
  // The selection of an e-mail field can't be read: its caret is where most edits leave it.
  const from = selectionStart ?? text.length;
  const to = selectionEnd ?? text.length;
  return last?.text === text && last.from === from && last.to === to ? last : { text, from, to };
}

export function writeState(element: TextElement, state: TextState): void {
  if (element.value !== state.text) element.value = state.text;
  const root = element.getRootNode();
  // Also in a window without the focus (`:focus`), as the one that something is dragged into is.
  if (!('activeElement' in root) || root.activeElement !== element) return;
  if (readState(element, state) !== state) element.setSelectionRange(state.from, state.to);
}
