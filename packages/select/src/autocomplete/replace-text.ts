import { focusedElement } from '@guadua/utils/internal';

/**
 * Replaces all the text of an input as typing over it would, so that undo brings back what was
 * written (TXC-4). The command is old but the only way into the history of a browser.
 *
 * @returns False where the browser can't, and no `input` event says what was written.
 */
export function replaceText(input: HTMLInputElement | null, text: string): boolean {
  if (input === null || text === '' || focusedElement(input) !== input) return false;
  const { ownerDocument: page } = input;
  if (typeof page.execCommand !== 'function') return false;
  input.select();
  return page.execCommand('insertText', false, text);
}
