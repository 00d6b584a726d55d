import type { FocusEvent } from 'react';

/** Margins beside the field that has the focus, and how tall they were when the page was last laid out. */
const heights = new Map<HTMLElement, number>();
let observer: ResizeObserver | undefined;

/** Follows the heights of the margins beside a field: to ask for them as something is pressed would lay out the page. */
export function followHeights({ target }: FocusEvent): void {
  observer ??= new ResizeObserver((entries) => {
    // Kept, a page that was left would stay in memory.
    if (entries.some(({ target }) => !target.isConnected)) return forget();
    for (const { target, borderBoxSize } of entries) {
      const [size] = borderBoxSize;
      if (size && target instanceof HTMLElement) heights.set(target, size.blockSize);
    }
  });
  forget();
  const margins = target.closest('.example')?.querySelectorAll('.figures') ?? [];
  for (const margin of margins) observer.observe(margin);
}

function forget(): void {
  observer?.disconnect();
  heights.clear();
}

/**
 * Keeps the height of a margin while something is pressed: who presses something leaves a field by
 * that, its value or message changes, and a margin that grew or shrank would move what is pressed from
 * under the pointer, so that it would never be clicked.
 */
export function holdHeights(): void {
  for (const [margin, height] of heights) {
    margin.style.cssText = `block-size:${height}px;overflow:clip`;
    // The click comes first.
    const release = () => setTimeout(() => margin.removeAttribute('style'));
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, release, { capture: true, once: true });
  }
}
