'use client';

import { type RefObject, useEffect } from 'react';

/**
 * Calls back once an element is scrolled out of view.
 *
 * @param active Whether it is watched.
 * @param onLeave Has one identity.
 */
export function useLeaveView(
  element: RefObject<Element | null>,
  active: boolean,
  onLeave: () => void,
): void {
  useEffect(() => {
    if (!active || !element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting) onLeave();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, active, onLeave]);
}
