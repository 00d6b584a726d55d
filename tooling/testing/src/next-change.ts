/**
 * Waits for what is to be on the page, and goes on before anything else is done there.
 *
 * @param isThere Asked after each change of the page.
 */
export function nextChange(isThere: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
