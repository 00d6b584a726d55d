/** What a popup takes over from the part of the page that its anchor stands in. */
export interface AnchorLook {
  readonly colorScheme: string;
  readonly direction: string;
  /** Nothing where the popup inherits the same: what an application sets on its page counts in popups too. */
  readonly density: string | undefined;
}

/** A popup is put elsewhere in the page, and looks like its field all the same (CMP-12). */
export function anchorLook(anchor: Element, parent: Node): AnchorLook {
  const { colorScheme, direction } = getComputedStyle(anchor);
  const density = densityOf(anchor);
  const host = 'host' in parent ? (parent as ShadowRoot).host : (parent as Element);
  return { colorScheme, direction, density: density === densityOf(host) ? undefined : density };
}

function densityOf(element: Element): string {
  return getComputedStyle(element).getPropertyValue('--gd-density');
}
