/**
 * Remembers what stands on the page outside of the widget's own place.
 *
 * @returns `left()`: what has come since: elements of head and body, attributes of body and root.
 */
export function watchPage(): { left: () => string[] } {
  const before = new Set(things().keys());
  return { left: () => [...things()].flatMap(([thing, text]) => (before.has(thing) ? [] : text)) };
}

/** Elements and attributes, each with how it is shown. */
function things(): Map<unknown, string> {
  const parts = [...document.head.children, ...document.body.children];
  const attributes = [document.documentElement, document.body].flatMap((element) =>
    [...element.attributes]
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => `<${element.tagName.toLowerCase()} ${name}="${value}">`),
  );
  return new Map<unknown, string>([
    ...parts.map((part) => [part, part.outerHTML.slice(0, 200)] as const),
    ...attributes.map((attribute) => [attribute, attribute] as const),
  ]);
}
