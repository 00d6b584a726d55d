import { hasTopLayer } from './top-layer';

/** What a modal layer of any library is made of. */
const LAYERS =
  'dialog[open], [popover], [role="dialog"], [role="alertdialog"], [aria-modal="true"]';

/**
 * Where a popup goes in the DOM (CMP-11). Never beside its trigger: in a `<label>` each click in it
 * would go to the field as well.
 *
 * With a top layer it goes into the dialog round its trigger, of whatever library: there focus traps
 * and scroll locks let it work, a press in it is no press outside, and nothing is inert or hidden.
 * Without, the page's layers can only be beaten by z-index, so it goes into the body; but into a modal
 * `<dialog>`, as everything outside of one is inert.
 *
 * @param trigger The element that the popup belongs to.
 * @param container What the application wants; counts only while it is in the page.
 */
export function popupContainer(
  trigger: Element,
  container?: Element | DocumentFragment | null,
): Element | DocumentFragment {
  if (container?.isConnected) return container;
  const layer = trigger.closest(hasTopLayer(trigger) ? LAYERS : 'dialog[open]');
  if (layer) return layer;
  const root = trigger.getRootNode();
  // Styles of a shadow root end at its edge, and what is outside is outside of a dialog as well.
  if ('host' in root) return root as ShadowRoot;
  return trigger.ownerDocument.body;
}
