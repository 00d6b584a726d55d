/** What a popup takes over from the part of the page that its anchor stands in: props of an element. */
export interface AnchorLook {
  /** Nothing where the popup inherits the same. */
  readonly 'data-gd-density': string | undefined;
  readonly style: { readonly colorScheme: string };
}

/**
 * A popup is put elsewhere in the page, and looks like its field all the same: scheme and density.
 *
 * @param anchor The element that the popup belongs to.
 * @param parent What the popup is put into: an element or a shadow root.
 */
export function anchorLook(anchor: Element, parent: Node): AnchorLook {
  const { colorScheme } = getComputedStyle(anchor);
  const density = densityOf(anchor);
  return {
    // Named only where it differs: what an application sets on its page counts in popups too.
    'data-gd-density': density === densityOf(parent) ? undefined : density,
    style: { colorScheme },
  };
}

function densityOf(node: Node): string {
  const element = 'host' in node ? node.host : node;
  return getComputedStyle(element as Element).getPropertyValue('--gd-density');
}
