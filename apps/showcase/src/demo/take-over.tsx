import { useEffect } from 'react';

/* What a prerendered part needs whose script comes late: React takes it over once a person moves. */

/** What a person does first; a machine that only loads the page does none of it. */
const FIRST_INTERACTIONS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'scroll'];

/** Reports that its siblings are hydrated. */
export function Ready({ onReady }: { onReady: (ready: boolean) => void }) {
  useEffect(() => onReady(true), [onReady]);
  return null;
}

/**
 * Holds back what is clicked and sent in an element, and does the last of it when that ends: React
 * would drop what it has not taken over yet, and a form would leave the page.
 */
export function keepOrders(element: HTMLElement | null): () => void {
  let last: (() => void) | undefined;
  const keep = (event: Event) => {
    if (!(event.target instanceof Element) || !element?.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    const { target } = event;
    if (target instanceof HTMLFormElement) {
      last = () => target.requestSubmit();
      return;
    }
    const clicked = target.closest<HTMLElement>('button, label, input, a, [role]');
    last = clicked ? () => clicked.click() : undefined;
  };
  const types = ['click', 'submit'];
  for (const type of types) document.addEventListener(type, keep, { capture: true });
  return () => {
    if (element) element.style.minBlockSize = '';
    for (const type of types) document.removeEventListener(type, keep, { capture: true });
    // Fields take in what was entered before with the renders that follow.
    setTimeout(() => last?.());
  };
}

/**
 * Keeps the height of the parts that React has not taken over yet, until it has: with another address it makes
 * them anew, and for a moment they are empty. Where the browser has no scroll anchoring, what stands below them
 * would not stay where it was gone to.
 */
export function keepHeights(): void {
  const late = ':is([data-part], [data-playground]):not([data-ready])';
  for (const part of document.querySelectorAll<HTMLElement>(late)) {
    part.style.minBlockSize = `${part.getBoundingClientRect().height}px`;
  }
}

/**
 * Resolves when a person does something, or at once where a link brought settings along.
 *
 * @param element Only what is done in it counts.
 * @default the page
 */
export function firstInteraction(element?: HTMLElement): Promise<void> {
  if (!element && location.search) return Promise.resolve();
  return new Promise((resolve) => {
    const controller = new AbortController();
    for (const type of FIRST_INTERACTIONS) {
      // On the window: React stops the events of what it has not taken over at its root.
      window.addEventListener(
        type,
        ({ type, target }) => {
          if (element && !(target instanceof Node && element.contains(target))) return;
          // A carousel scrolls by itself.
          if (type === 'scroll' && target !== document) return;
          controller.abort();
          resolve();
        },
        { signal: controller.signal, capture: true, passive: true },
      );
    }
  });
}
