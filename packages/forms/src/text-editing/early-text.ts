import type { TextEdit } from './ruled-edit';
import type { TextElement } from './text-element';

/** What was written over the text of the markup before hydration, in shape; `null` where nothing was (TXC-6). */
export function earlyText(
  element: TextElement | null,
  previous: string,
  edit: TextEdit,
): string | null {
  if (!element || !wasEdited(element)) return null;
  const { value: text } = element;
  const end = { text, from: text.length, to: text.length };
  const before = { text: previous, from: 0, to: 0 };
  return edit(before, end, 'composition').state?.text ?? text;
}

function wasEdited({ value, defaultValue, type }: TextElement): boolean {
  if (value === defaultValue) return false;
  // The one line of an input has no breaks.
  const written = type === 'textarea' ? defaultValue : defaultValue.replace(/[\r\n]/g, '');
  return value.trim() !== written.trim();
}
