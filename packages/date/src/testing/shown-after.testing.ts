/** The text that a style sheet shows behind what an element holds. Firefox computes `attr()` to its own name. */
export function shownAfter(element: Element | null): string {
  if (!element) return '';
  const { content } = getComputedStyle(element, '::after');
  const attribute = /^attr\((.+)\)$/.exec(content)?.[1];
  if (attribute !== undefined) return element.getAttribute(attribute) ?? '';
  return content === 'none' ? '' : content.replace(/^"|"$/g, '');
}
