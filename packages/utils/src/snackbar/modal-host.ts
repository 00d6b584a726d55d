/**
 * Keeps an element inside the modal `<dialog>` that is on top, or else in the body (SNK-4, CMP-11).
 * Everything outside of an open modal is inert: what stays there can't be clicked, and a live
 * region there is not read.
 *
 * @param host The element to keep on top.
 * @param onMove Called after it was moved.
 * @returns What stops it, and takes the element out of the page.
 */
export function keepInTopModal(host: HTMLElement, onMove: () => void): () => void {
  let stack: HTMLDialogElement[] = [];
  const observer = new MutationObserver(() => place());

  function place(): void {
    const open = [...document.querySelectorAll('dialog')].filter(isModal);
    // The DOM doesn't say which was opened last: those seen before stay in their order.
    stack = [
      ...stack.filter((dialog) => open.includes(dialog)),
      ...open.filter((dialog) => !stack.includes(dialog)),
    ];
    const parent = stack.at(-1) ?? document.body;
    if (host.parentElement === parent) return;
    parent.append(host);
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

  place();
  return () => {
    observer.disconnect();
    host.remove();
  };
}

function isModal(dialog: HTMLDialogElement): boolean {
  try {
    return dialog.open && dialog.matches(':modal');
  } catch {
    // No such selector: then there is no top layer to care for either.
    return false;
  }
}
