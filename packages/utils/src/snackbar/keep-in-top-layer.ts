/** What closes at a press outside. Our own popups let a snackbar work above them. */
const LAYERS =
  '[role="dialog"], [role="alertdialog"], [aria-modal="true"], [popover="auto"], [popover=""]';
const LAYER = `:is(${LAYERS}):not(.gd-popup, .gd-popup *)`;

/** Keeps an element in the modal or layer that has the focus: outside of one nothing can be clicked or is read. */
export function keepInTopLayer(host: HTMLElement, onMove: () => void): () => void {
  let stack: HTMLDialogElement[] = [];
  const observer = new MutationObserver(() => place());

  function place(): void {
    const open = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')];
    // The DOM doesn't say which was opened last: those seen before stay in their order.
    stack = [
      ...stack.filter((dialog) => open.includes(dialog)),
      ...open.filter((dialog) => !stack.includes(dialog)),
    ];
    const modal = stack.at(-1);
    const parent = focusedLayer(modal) ?? modal ?? document.body;
    if (host.parentElement === parent) return;
    parent.append(host);
    if (parent !== document.body) reveal(host);
    observer.disconnect();
    observer.observe(document, {
      subtree: true,
      attributes: true,
      attributeFilter: ['open'],
      // A dialog may be taken out of the page while open, and the host with it.
      childList: parent !== document.body,
    });
    onMove();
  }

  /** The layer of a script that has the focus: nothing that can be observed says that it is one. */
  function focusedLayer(modal: Element | undefined): Element | null {
    const { activeElement } = document;
    const focused = host.contains(activeElement) ? host.parentElement : activeElement;
    const layer = focused?.closest(LAYER) ?? null;
    return layer && (modal?.contains(layer) ?? true) ? layer : null;
  }

  // Radix looks for a press outside in React's tree, where a snackbar is in no dialog.
  host.addEventListener('pointerdown', (event) => event.stopPropagation());
  document.addEventListener('focusin', place);
  place();
  return () => {
    document.removeEventListener('focusin', place);
    observer.disconnect();
    host.remove();
  };
}

function reveal(host: HTMLElement): void {
  for (const element of [host, ...host.children]) {
    element.removeAttribute('aria-hidden');
    element.removeAttribute('inert');
  }
}
