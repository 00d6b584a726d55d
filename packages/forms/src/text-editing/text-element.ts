import { focusedElement } from '@guadua/utils/internal';
import type { TextState } from './text-rules';

/** An element whose text is edited. */
export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * What stands in an element, and the selection in it.
 *
 * @param last Given back where nothing has changed since: it knows what was typed in one go.
 */
export function readState(element: TextElement, last?: TextState): TextState {
  const { value: text, selectionStart, selectionEnd } = element;
  // The selection of an e-mail field can't be read: its caret is where most edits leave it.
  const from = selectionStart ?? text.length;
  const to = selectionEnd ?? text.length;
  return last?.text === text && last.from === from && last.to === to ? last : { text, from, to };
}

/** Puts a text into an element, and its selection where the focus is there. */
export function writeState(element: TextElement, { text, from, to }: TextState): void {
  if (element.value !== text) element.value = text;
  // Also in a window without the focus (`:focus`), as the one that something is dragged into is.
  if (focusedElement(element) !== element || element.selectionStart === null) return;
  if (element.selectionStart !== from || element.selectionEnd !== to) {
    element.setSelectionRange(from, to);
  }
}
