export const LAYERS =
  'dialog[open], [popover], [role="dialog"], [role="alertdialog"], [aria-modal="true"]';

/** The dialog round a trigger (CMP-11), where nothing is inert; never a `<label>`, which would get each click too. */
export function popupContainer(
  trigger: Element,
  container?: Element | DocumentFragment | null,
): Element | DocumentFragment {
  if (container?.isConnected) return container;
  const layer = trigger.closest(LAYERS);
  if (layer) return layer;
  const root = trigger.getRootNode();
  // Styles of a shadow root end at its edge, and what is outside is outside of a dialog as well.
  return 'host' in root ? (root as ShadowRoot) : trigger.ownerDocument.body;
}

export interface AnchorLook {
  readonly colorScheme: string;
  readonly direction: string;
  /** Nothing where the popup inherits the same: what an application sets on its page counts in popups too. */
  readonly density: string | undefined;
}

export function anchorLook(anchor: Element, parent: Node): AnchorLook {
  const { colorScheme, direction } = getComputedStyle(anchor);
  const density = densityOf(anchor);
  const host = 'host' in parent ? (parent as ShadowRoot).host : (parent as Element);
  return { colorScheme, direction, density: density === densityOf(host) ? undefined : density };
}

function densityOf(element: Element): string {
  return getComputedStyle(element).getPropertyValue('--gd-density');
}
