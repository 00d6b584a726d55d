/**
 * Calls back when a fieldset round the anchor is disabled while its popup is open: the control takes no
 * input any more, and its popup, which stands elsewhere in the page, must not either.
 *
 * @returns Ends it.
 */
export function watchFieldsets(anchor: Element, onDisabled: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (anchor.matches('fieldset:disabled *')) onDisabled();
  });
  observer.observe(anchor.getRootNode(), { subtree: true, attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}
