import { throttle } from '@guadua/utils/internal';
import { useEffect, useEffectEvent } from 'react';

const RESIZE_INTERVAL = 200;

/** Calls back while the window is resized, at most every 200 ms, and once at its end (SHL-6). */
export function useThrottledResize(callback: () => void): void {
  const onResize = useEffectEvent(callback);
  useEffect(() => {
    const listener = throttle(() => onResize(), RESIZE_INTERVAL);
    window.addEventListener('resize', listener);
    return () => {
      listener.cancel();
      window.removeEventListener('resize', listener);
    };
  }, []);
}
