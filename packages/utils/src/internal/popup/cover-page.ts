import { containsNode, eventTarget, isElement, listen, together } from './dom';
import { isAbove } from './layers';

const LIVE = '[aria-live], [role=status], [role=alert], [role=log], .gd-snackbars-host';
const SILENT = 'script, style, link, template';

/** The frames that cover the page, the newest last: screen readers meet that one alone. */
const frames: HTMLElement[] = [];
let showRest = () => {};

/**
 * Makes a popup that covers the page the only thing that can be used: the focus comes back to it, a press beside it
 * reaches nothing, and screen readers meet nothing else but what is announced. Its layer is modal.
 */
export function coverPage(
  frame: HTMLElement,
  onBeside: () => void,
  onPainted: () => void = () => {},
): () => void {
  frames.push(frame);
  let timer: ReturnType<typeof setTimeout>;
  const painted = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      hideRest();
      onPainted();
    });
  });
  const onFocusIn = (event: FocusEvent) => {
    const target = eventTarget(event);
    if (!isElement(target) || containsNode(frame, target) || isAbove(frame, target)) return;
    event.stopPropagation();
    const from = event.relatedTarget;
    const isBack = isElement(from) && containsNode(frame, from);
    const home = isBack ? from : frame.querySelector('[tabindex]');
    (home as HTMLElement | null)?.focus({ preventScroll: true });
  };
  return together([
    listen(frame.ownerDocument, 'focusin', onFocusIn, { capture: true }),
    () => {
      cancelAnimationFrame(painted);
      clearTimeout(timer);
      frames.splice(frames.indexOf(frame), 1);
      hideRest();
    },
    // The press takes no focus.
    listen(frame, 'mousedown', (event) => event.target === frame && event.preventDefault()),
    listen(frame, 'click', (event) => event.target === frame && onBeside()),
  ]);
}

function hideRest(): void {
  showRest();
  const newest = frames.at(-1);
  showRest = newest ? hideOutside(newest) : () => {};
}

function hideOutside(element: Element): () => void {
  const hidden: Element[] = [];
  const hide = (other: Element) => {
    if (other.ariaHidden === 'true' || other.matches(`${LIVE}, ${SILENT}`)) return;
    // A button may hold a status of its own.
    if (!other.matches('a, button') && other.querySelector(LIVE)) {
      for (const child of other.children) hide(child);
      return;
    }
    other.ariaHidden = 'true';
    hidden.push(other);
  };
  for (let inner: Element | null = element; inner && inner !== element.ownerDocument.body; ) {
    const parent: Node | null = inner.parentNode;
    for (const other of parent && 'children' in parent ? (parent as ParentNode).children : []) {
      if (other !== inner) hide(other);
    }
    inner = parent && 'host' in parent ? (parent as ShadowRoot).host : inner.parentElement;
  }
  return () => {
    for (const other of hidden) other.ariaHidden = null;
  };
}
