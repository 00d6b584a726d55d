/** The text of a label, without what a control inside of it shows. */
export function labelText(label: Element, control: Element): string {
  if (!label.contains(control)) return (label.textContent ?? '').trim();
  const texts: string[] = [];
  const walk = (node: Node) => {
    for (const child of node.childNodes) {
      if (child === control) continue;
      if (child.nodeType === 3) texts.push(child.nodeValue ?? '');
      else walk(child);
    }
  };
  walk(label);
  return texts.join('').replace(/\s+/g, ' ').trim();
}
