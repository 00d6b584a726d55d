import { type RefObject, useEffect } from 'react';

/**
 * Lets the parts of a page that are off the screen rest: once all have been laid out, and the browser
 * has noted how tall they are, it leaves out what is not on the screen. Without this a change of scheme, or
 * leaving the page, styles and paints every example and every row of its reference first.
 *
 * @param whole Whether all parts are there.
 */
export function useRestingSections(body: RefObject<HTMLElement | null>, whole: boolean): void {
  useEffect(() => {
    if (!whole) return;
    // What is seen must not rest: it would be gone for a frame.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) continue;
          target.setAttribute('data-resting', '');
          observer.unobserve(target);
        }
      },
      { rootMargin: '50%' },
    );
    const observe = () => {
      for (const part of body.current?.children ?? []) {
        if (part.matches('.plates, .section')) observer.observe(part);
      }
    };
    // Not every browser reports when it is idle.
    const idle = window.requestIdleCallback?.(observe);
    const timer = idle === undefined ? setTimeout(observe, 500) : undefined;
    return () => {
      if (idle !== undefined) cancelIdleCallback(idle);
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [body, whole]);
}
