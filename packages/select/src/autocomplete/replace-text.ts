import { focusedElement } from '@guadua/utils/internal';

/** Writes as typing would, so that undo brings back what was written (TXC-4); false where the browser can't. */
export function replaceText(input: HTMLInputElement | null, text: string): boolean {
  if (input === null || text === '' || focusedElement(input) !== input) return false;
  const { ownerDocument: page } = input;
  if (typeof page.execCommand !== 'function') return false;
  input.select();
  return page.execCommand('insertText', false, text);
}
