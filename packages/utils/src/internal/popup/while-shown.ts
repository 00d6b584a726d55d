import { useLayoutEffect } from 'react';

/** Props of `WhileShown`. */
export interface WhileShownProps {
  /** What the element is put into. */
  readonly parent: ParentNode;
  /** Of the element that this is the first child of. */
  readonly id: string;
  /** Shows the element, and returns what ends it. The same function at each render. */
  readonly show: (element: HTMLElement) => (() => void) | undefined;
}

/**
 * The first child of a popup: shows it before the layout effects of the content behind it, which may
 * move the focus. Later, in the popup's own, would be too late for them. Earlier, in an insertion
 * effect, React receives no event, and no focus handler may set state.
 */
export function WhileShown({ parent, id, show }: WhileShownProps): null {
  useLayoutEffect(() => {
    // Refs are filled once the content is done.
    const element = parent.querySelector<HTMLElement>(`[id="${id}"]`);
    return element?.isConnected ? show(element) : undefined;
  }, [parent, id, show]);
  return null;
}
