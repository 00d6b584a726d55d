'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Tells a component that `<Activity>` hides, which goes on, from one that is gone: the effects of both
 * end, but what is hidden stays in the page.
 *
 * @param element An element of the component.
 * @param onHide It was hidden; not when StrictMode mounts it again at once.
 * @returns Whether it is gone.
 */
export function usePresence(element: RefObject<Element | null>, onHide: () => void): () => boolean {
  const mounted = useRef(true);
  // The ref itself is emptied when it is hidden.
  const kept = useRef<Element>(null);
  const hide = useLatestCallback(onHide);
  const isGone = useCallback(() => !mounted.current && !kept.current?.isConnected, []);
  useEffect(() => {
    mounted.current = true;
    kept.current = element.current;
    return () => {
      mounted.current = false;
      queueMicrotask(() => {
        if (!mounted.current && !isGone()) hide();
      });
    };
  }, [element, hide, isGone]);
  return isGone;
}
