import { eventTarget, isNode, listen } from './dom';

/**
 * Lets the focus into a popup in the body, and lets it scroll, while a modal dialog of another
 * library is open: those that trap the focus or lock scrolling listen at the document and judge by
 * what is below the dialog in the DOM. A popup inside the dialog needs nothing of the kind.
 *
 * @returns Ends it.
 */
export function allowInModals(frame: HTMLElement): (() => void) | undefined {
  const { body, documentElement } = frame.ownerDocument;
  if (frame.parentNode !== body) return undefined;
  const stop = (event: Event) => {
    // React has had it already: at the popup's container or at its own root, both further in.
    const into =
      event.type === 'focusout' && 'relatedTarget' in event
        ? event.relatedTarget
        : eventTarget(event);
    if (isNode(into) && frame.contains(into)) event.stopPropagation();
  };
  return listen(documentElement, 'focusin focusout wheel touchmove', stop, { passive: true });
}
