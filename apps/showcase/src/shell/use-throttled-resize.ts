import { useEffect, useEffectEvent } from 'react';

const RESIZE_INTERVAL = 200;

/** Calls back while the window is resized, at most every 200 ms, and once at its end (SHL-6). */
export function useThrottledResize(callback: () => void): void {
  const onResize = useEffectEvent(callback);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const callSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        onResize();
      }, RESIZE_INTERVAL);
    };
    window.addEventListener('resize', callSoon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', callSoon);
    };
  }, []);
}
