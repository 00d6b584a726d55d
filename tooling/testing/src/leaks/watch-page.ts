/**
 * Remembers what stands on the page outside of the widget's own place.
 *
 * @returns `left()`: what has come since: elements of head and body, attributes of body and root.
 */
export function watchPage(): { left: () => string[] } {
  const before = new Set(parts());
  const attributesBefore = new Set(attributes());
  return {
    left: () => [
      ...parts()
        .filter((part) => !before.has(part))
        .map((part) => part.outerHTML.slice(0, 200)),
      ...attributes().filter((attribute) => !attributesBefore.has(attribute)),
    ],
  };
}

function parts(): Element[] {
  return [...document.head.children, ...document.body.children];
}

function attributes(): string[] {
  return [document.documentElement, document.body].flatMap((element) =>
    [...element.attributes]
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => `<${element.tagName.toLowerCase()} ${name}="${value}">`),
  );
}
