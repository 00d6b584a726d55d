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
 * Holds back the clicks on an element, and clicks where the last one was when that ends: React would
 * drop what it has not taken over yet.
 */
export function keepClicks(element: HTMLElement | null): () => void {
  let last: HTMLElement | undefined;
  const keep = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !element?.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    last = event.target.closest<HTMLElement>('button, label, input, a, [role]') ?? undefined;
  };
  document.addEventListener('click', keep, { capture: true });
  return () => {
    document.removeEventListener('click', keep, { capture: true });
    if (last?.isConnected) last.click();
  };
}

/** Resolves when a person does something, or at once where a link brought settings along. */
export function firstInteraction(): Promise<void> {
  if (location.search) return Promise.resolve();
  return new Promise((resolve) => {
    const controller = new AbortController();
    for (const type of FIRST_INTERACTIONS) {
      window.addEventListener(
        type,
        ({ type, target }) => {
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
