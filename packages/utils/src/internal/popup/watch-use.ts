import { focusedElement, listen, observeSizes, together } from './dom';

/** What makes a control unusable. */
const UNUSABLE = ':is(fieldset:disabled, [inert]) *';

/** Whether a control can be used, as far as what is round it goes. */
export function isUsable(control: Element): boolean {
  return !control.matches(UNUSABLE) && isShown(control);
}

/** Whether an element is in the page and not hidden. */
export function isShown(element: Element): boolean {
  // jsdom has no such function.
  return element.checkVisibility?.({ visibilityProperty: true }) !== false;
}

/**
 * Calls back when a control can no longer be used while its popup is open: a fieldset round it is disabled, or
 * something round it becomes inert or is hidden. Its popup stands elsewhere in the page, and must not go on without it.
 * What was so from the start is meant so.
 */
export function watchUse(
  anchor: Element,
  owns: (node: Node) => boolean,
  onLost: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let usable = isUsable(anchor);
  const settle = () => {
    const focused = focusedElement(anchor);
    // A dialog that was opened from within the popup made the page inert, and has the focus.
    const elsewhere = focused && focused !== anchor.ownerDocument.body && !owns(focused);
    if (!usable && !(elsewhere && isShown(anchor))) onLost();
  };
  const check = () => {
    const before = usable;
    usable = isUsable(anchor);
    if (before && !usable) timer = setTimeout(settle);
  };
  const observer = new MutationObserver(check);
  // Through slots and shadow roots.
  for (let node: Node | null | undefined = anchor; node; ) {
    observer.observe(node, { attributes: true });
    node = (node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host;
  }
  const { ownerDocument } = anchor;
  return together([
    // A frame that is removed has no other word for it, and is still there when it says so.
    listen(ownerDocument.defaultView, 'pagehide', () => {
      timer = setTimeout(() => {
        usable = isUsable(anchor);
        settle();
      });
    }),
    // What slides out of sight is hidden at the end.
    listen(ownerDocument, 'transitionend', check, { capture: true }),
    // What a style sheet hides without an attribute round it has no size any more.
    observeSizes([anchor], check),
    () => {
      clearTimeout(timer);
      observer.disconnect();
    },
  ]);
}
