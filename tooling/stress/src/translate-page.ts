const UNTOUCHED = 'script, style, textarea, svg, [translate="no"], [data-translated] > font';

/**
 * Does to a page what the translator of a browser does: each text node gives way to elements with a text of their
 * own, now and again after each change. React keeps the node that it made, which is no longer in the page.
 */
export function translatePage(): () => void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) translate(node);
  });
  translate(document.body);
  observer.observe(document.body, { subtree: true, childList: true });
  return () => observer.disconnect();
}

function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = root instanceof Text ? [root] : [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(UNTOUCHED)) continue;
    const outer = document.createElement('font');
    outer.dataset.translated = '';
    outer.appendChild(document.createElement('font')).append(text.data);
    text.replaceWith(outer);
  }
}

/** What goes, and what is said only for a moment. */
const NOT_READ = 'script, style, [data-phase="leaving"], .gd-visually-hidden[aria-live]';

/** The words of a page, its popups among them; a time that something took is any. */
export function wordsOf(page: HTMLElement): string {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  let words = '';
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!parentElement?.closest(NOT_READ)) words += nodeValue;
  }
  return words.replace(/\d+ ms/g, 'some ms').replace(/\s+/g, ' ');
}
