/** What a layer of any library is made of. */
export const LAYERS =
  'dialog[open], [popover], [role="dialog"], [role="alertdialog"], [aria-modal="true"]';

/**
 * Where a popup goes in the DOM (CMP-11): into the dialog round its trigger, of whatever library. There focus traps and
 * scroll locks let it work, a press in it is no press outside, and nothing is inert or hidden. Never beside its
 * trigger: in a `<label>` each click in it would go to the field as well.
 */
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
