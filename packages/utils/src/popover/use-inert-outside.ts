'use client';

import { useLayoutEffect } from 'react';

const LIVE = '[aria-live],[role=status],[role=alert],[role=log]';
const CONTROL = 'a,button,input,select,textarea,summary,[contenteditable],[tabindex]';

/**
 * Makes everything but one element inactive, as a modal dialog does, for as long as it is in the page.
 * Radix' own way writes a style sheet into the page, which a strict policy for content refuses.
 * What only announces stays as it is, wherever it stands. The attribute counts how many elements ask
 * for it, so that the last one takes it away, and an `inert` that the application sets meanwhile
 * (empty) is left alone.
 *
 * @param element What stays active; `null` for nothing to do.
 */
export function useInertOutside(element: HTMLElement | null): void {
  useLayoutEffect(() => {
    const inactive: HTMLElement[] = [];
    const deactivate = (node: Node) => {
      if (!('inert' in node)) return;
      const other = node as HTMLElement;
      const count = other.getAttribute('inert');
      if (count !== null && !Number(count)) return;
      if (count === null && announces(other)) {
        // What can be operated beside a live region goes, save for what answers a message.
        const answers = other.matches('.gd-snackbars-host');
        if (!answers && other.querySelector(CONTROL)) other.childNodes.forEach(deactivate);
        return;
      }
      other.setAttribute('inert', `${Number(count) + 1}`);
      inactive.push(other);
    };
    for (let inner: Node | null = element; inner && inner !== element?.ownerDocument.body; ) {
      const parent: Node | null = inner.parentNode;
      for (const other of parent?.childNodes ?? []) if (other !== inner) deactivate(other);
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

/** A live region, or what has one in it, but no control: a button may hold a status of its own. */
function announces(element: HTMLElement): boolean {
  if (element.matches(CONTROL)) return false;
  return element.matches(`${LIVE},.gd-snackbars-host`) || element.querySelector(LIVE) !== null;
}
