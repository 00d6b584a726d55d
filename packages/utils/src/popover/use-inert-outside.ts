'use client';

import { useLayoutEffect } from 'react';

const LIVE = '[aria-live],[role=status],[role=alert],[role=log]';
const CONTROL = 'a,button,input,select,textarea,[tabindex]';

/**
 * Makes everything but one element inactive, as a modal dialog does, for as long as it is in the page.
 * Radix' own way writes a style sheet into the page, which a strict policy for content refuses.
 * What only announces stays as it is. The attribute counts how many elements ask for it, so that the
 * last one takes it away, and an `inert` that the application sets meanwhile (empty) is left alone.
 *
 * @param element What stays active; `null` for nothing to do.
 */
export function useInertOutside(element: HTMLElement | null): void {
  useLayoutEffect(() => {
    const inactive: HTMLElement[] = [];
    for (let inner: Node | null = element; inner && inner !== element?.ownerDocument.body; ) {
      const parent: Node | null = inner.parentNode;
      for (const other of parent?.childNodes ?? []) {
        if (other === inner || !('inert' in other)) continue;
        const beside = other as HTMLElement;
        const count = beside.getAttribute('inert');
        if (count === null ? isAnnouncer(beside) : !Number(count)) continue;
        beside.setAttribute('inert', `${Number(count) + 1}`);
        inactive.push(beside);
      }
      inner = parent && 'host' in parent ? (parent as ShadowRoot).host : parent;
    }
    return () => {
      for (const other of inactive) {
        const rest = Number(other.getAttribute('inert')) - 1;
        if (rest > 0) other.setAttribute('inert', `${rest}`);
        else if (rest === 0) other.removeAttribute('inert');
      }
    };
  }, [element]);
}

/** A live region, or a container of one that nothing in it can be operated by. */
function isAnnouncer(element: HTMLElement): boolean {
  return (
    element.matches(`${LIVE},.gd-snackbars-host`) ||
    (element.querySelector(LIVE) !== null && !element.querySelector(CONTROL))
  );
}
