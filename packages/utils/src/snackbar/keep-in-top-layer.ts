/** What closes at a press outside, or makes the rest inert. Our own popups let a snackbar work above them. */
const LAYERS =
  'dialog:modal, [role="dialog"], [role="alertdialog"], [aria-modal="true"], [popover="auto"], [popover=""]';
const LAYER = `:is(${LAYERS}):not(.gd-popup, .gd-popup *)`;

/** Keeps an element in the modal or layer that has the focus: outside of one nothing can be clicked or is read. */
export function keepInTopLayer(host: HTMLElement, onMove: () => void): () => void {
  const observer = new MutationObserver(() => place());

  function place(): void {
    const { activeElement } = document;
    // Between the blur of a field and the focus of what was pressed, nothing has it; a moved host would get no click.
    const isNowhere = activeElement === document.body && host.getClientRects().length > 0;
    const stays = isNowhere || host.contains(activeElement);
    const focused = stays ? host.parentElement : activeElement;
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const parent = focused?.closest(LAYER) ?? modal ?? document.body;
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
