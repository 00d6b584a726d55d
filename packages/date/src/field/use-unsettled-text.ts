import { focusedElement } from '@guadua/utils/internal';
import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { TypedField } from '../value/use-typed-field';

/** Settles a text that no focus will leave: one filled in, typed before hydration, or about to be sent (DAT-8). */
export function useUnsettledText(
  root: RefObject<HTMLElement | null>,
  field: TypedField,
  usable: boolean,
  isInPopup: (node: Node) => boolean,
  settle: () => void,
): void {
  useEffect(() => {
    // A field in which nothing is typed needs no listener, and a page may have fifty.
    if (!field.isPending) return;
    const focused = root.current && focusedElement(root.current);
    const isFocused = focused && (root.current?.contains(focused) || isInPopup(focused));
    if (usable && (field.isNowAllowed || !isFocused)) settle();
    const onSubmit = (event: Event) => {
      // The `onSubmit` of the application runs in the render with the new value.
      if (event.target === field.element.current?.form) flushSync(settle);
    };
    // This listener runs before React's own, and a submit inside a shadow root never reaches the document.
    const page = field.element.current?.getRootNode() ?? document;
    page.addEventListener('submit', onSubmit, true);
    return () => page.removeEventListener('submit', onSubmit, true);
  });
}
