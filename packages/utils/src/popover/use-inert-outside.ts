'use client';

import { useLayoutEffect } from 'react';

/**
 * Makes everything but one element inactive, as a modal dialog does, for as long as it is in the page.
 * Radix' own way writes a style sheet into the page, which a strict policy for content refuses.
 * What announces itself stays as it is.
 *
 * @param element What stays active; `null` for nothing to do.
 */
export function useInertOutside(element: HTMLElement | null): void {
  useLayoutEffect(() => {
    const inactive: Element[] = [];
    for (let inner: Node | null = element; inner && inner !== element?.ownerDocument.body; ) {
      const parent: Node | null = inner.parentNode;
      for (const other of parent?.childNodes ?? []) {
        if (other === inner || !('inert' in other) || other.inert) continue;
        const beside = other as HTMLElement;
        if (beside.matches('[aria-live], .gd-snackbars')) continue;
        beside.inert = true;
        inactive.push(beside);
      }
      inner = parent && 'host' in parent ? (parent as ShadowRoot).host : parent;
    }
    return () => {
      for (const other of inactive) other.removeAttribute('inert');
    };
  }, [element]);
}
