import { eventTarget, focusedElement, isElement, isNode, listen, together } from '../dom';

/** Keeps the focus in a popup when the part that has it goes: browsers give it to the body, and fire no event. */
export function keepFocus(popup: HTMLElement, onLost: () => void): () => void {
  const current = focusedElement(popup);
  let focused = current && popup.contains(current) ? current : null;
  const onFocusIn = (event: Event) => {
    const target = eventTarget(event);
    focused = isElement(target) ? target : null;
  };
  const onFocusOut = (event: FocusEvent) => {
    // Without somewhere to go to, it is the window that lost the focus, or the part that goes.
    if (isNode(event.relatedTarget)) focused = null;
  };
  const observer = new MutationObserver(() => {
    if (!focused) return;
    const gone = !popup.contains(focused) || isUnusable(focused);
    const now = focusedElement(popup);
    if (!gone || (now !== focused && now !== null && now !== popup.ownerDocument.body)) return;
    focused = null;
    onLost();
  });
  observer.observe(popup, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  return together([
    listen(popup, 'focusin', onFocusIn),
    listen(popup, 'focusout', onFocusOut),
    () => observer.disconnect(),
  ]);
}

function isUnusable(element: Element): boolean {
  return element.matches(':disabled') || element.closest('[hidden], [inert]') !== null;
}
