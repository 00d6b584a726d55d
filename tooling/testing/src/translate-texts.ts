/** Translates the texts of an element as a browser does: each text node gives way to an element with that text. */
export function translateTexts(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  }
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(text.data);
    text.replaceWith(font);
  }
}
