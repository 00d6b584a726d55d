'use client';

import { useCallback, useEffect, useRef } from 'react';

/**
 * A function that runs what a wait has led to. While the component is hidden (`<Activity>`) it waits for it
 * to be shown again, so that what a person chose before is not lost; once it is gone, nothing runs.
 */
export function useWhenShown(): (run: () => void) => void {
  const isShown = useRef(true);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    isShown.current = true;
    // Not in the effect: where a callback of the application throws, React would take the page away.
    for (const run of waiting.current.splice(0)) queueMicrotask(run);
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback((run) => {
    if (isShown.current) run();
    else waiting.current.push(run);
  }, []);
}
