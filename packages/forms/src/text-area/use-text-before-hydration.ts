'use client';

import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/** What a person had made of a text area before hydration. */
type EarlyText = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>;

/**
 * Puts back what was typed over a server's text before hydration (TXC-6): React writes the text of the
 * markup into a `<textarea>` that it takes over, an `<input>` it leaves alone. That comes before any
 * effect, so the text is read while React renders. To be called before what reads the element in effects.
 *
 * @param area The text area.
 * @param id Its id, by which it is found before React gives it to us.
 */
export function useTextBeforeHydration(
  area: RefObject<HTMLTextAreaElement | null>,
  id: string,
): void {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [early] = useState(() => (isHydrating ? readTextArea(id) : undefined));
  const pending = useRef(early);
  useLayoutEffect(() => {
    const element = area.current;
    const { current: text } = pending;
    pending.current = undefined;
    if (!element || !text || element.value === text.value) return;
    element.value = text.value;
    if (element.matches(':focus')) {
      element.setSelectionRange(text.selectionStart, text.selectionEnd);
    }
  }, [area]);
}

/** An id that stands twice, as where two roots have no prefix of their own, names neither. */
function readTextArea(id: string): EarlyText | undefined {
  if (typeof document === 'undefined') return undefined;
  const found = document.querySelectorAll<HTMLTextAreaElement>(`textarea[id="${CSS.escape(id)}"]`);
  const [element] = found;
  if (!element || found.length > 1 || element.value === element.defaultValue) return undefined;
  const { value, selectionStart, selectionEnd } = element;
  return { value, selectionStart, selectionEnd };
}

function subscribeToNothing(): () => void {
  return () => {};
}
