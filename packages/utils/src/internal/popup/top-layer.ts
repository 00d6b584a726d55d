/**
 * Whether the browser has a top layer for more than dialogs (the Popover API): there no z-index, no
 * `overflow` and no transform of the page covers, cuts or moves a popup.
 */
export function hasTopLayer(node: Node): boolean {
  const element = (node.ownerDocument ?? document).documentElement;
  return 'showPopover' in element;
}

/** Puts an element with `popover="manual"` on top of everything. Does nothing where it can't. */
export function showInTopLayer(element: HTMLElement | null): void {
  if (!element?.isConnected || !element.hasAttribute('popover')) return;
  // Shown already, it would throw.
  if (!element.matches(':popover-open')) element.showPopover();
}
