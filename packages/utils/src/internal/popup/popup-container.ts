export const LAYERS =
  'dialog[open], [popover], [role=dialog], [role=alertdialog], [aria-modal=true]';

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

export function anchorLook(anchor: Element, parent: Node) {
  const { colorScheme, direction } = getComputedStyle(anchor);
  const density = densityOf(anchor);
  const isSame = density === densityOf(elementOf(parent));
  // Where the popup inherits the same it says nothing: what an application sets on its page counts in popups too.
  return { colorScheme, direction, density: isSame ? undefined : density };
}

/** Writes pixels of the window, as boxes are measured, for a style within a page that CSS zooms (CMP-11). */
export function pixelsIn(parent: Node): (value: number) => string {
  const zoom = elementOf(parent).currentCSSZoom ?? 1;
  return (value) => `${value / zoom}px`;
}

/** The style for libraries that take the pixels of the window for those of a page that CSS zooms. */
export function zoomOf(parent: Node): Readonly<Record<string, string>> {
  return { '--gd-zoom': `${elementOf(parent).currentCSSZoom ?? 1}` };
}

function elementOf(parent: Node): Element {
  return 'host' in parent ? (parent as ShadowRoot).host : (parent as Element);
}

function densityOf(element: Element): string {
  return getComputedStyle(element).getPropertyValue('--gd-density');
}
