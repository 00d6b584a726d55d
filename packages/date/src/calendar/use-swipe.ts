import { type PointerEvent, useRef } from 'react';

const SWIPE_PIXELS = 48;

export function useSwipe(step: (by: 1 | -1) => void) {
  const began = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch') began.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = began.current;
      began.current = null;
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(x) < SWIPE_PIXELS || Math.abs(y) > Math.abs(x) / 2) return;
      const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      step(x < 0 !== rtl ? 1 : -1);
    },
    onPointerCancel: () => {
      began.current = null;
    },
  };
}
