const LIVE = '[aria-live], [role=status], [role=alert], [role=log], .gd-snackbars-host';
const SILENT = 'script, style, link, template';

/**
 * Hides everything but one element from screen readers. What only announces stays as it is: a live
 * region, and what holds one.
 *
 * @returns Shows it again.
 */
export function hideOutside(element: Element): () => void {
  const hidden: Element[] = [];
  const hide = (other: Element) => {
    if (other.ariaHidden === 'true' || other.matches(`${LIVE}, ${SILENT}`)) return;
    if (other.querySelector(LIVE)) for (const child of other.children) hide(child);
    else {
      other.ariaHidden = 'true';
      hidden.push(other);
    }
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
