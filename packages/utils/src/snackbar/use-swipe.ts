'use client';

import { type PointerEvent, useRef } from 'react';

/** Further than this, or faster, and it is gone. */
const DISTANCE = 72;
const SPEED = 0.4;
/** A finger trembles this much without meaning anything. */
const SLOP = 6;

interface SwipeOptions {
  /** Called when a drag begins and ends. */
  onDrag: (dragging: boolean) => void;
  /** It was thrown to a side: -1 left, 1 right. */
  onSwipe: (direction: -1 | 1) => void;
}

/** Handlers for something that is thrown away sideways. It follows through `--gd-snackbar-swipe`. */
export function useSwipe({ onDrag, onSwipe }: SwipeOptions) {
  const drag = useRef<{ x: number; time: number; id: number; moved: boolean } | null>(null);
  const end = (event: PointerEvent<HTMLElement>, canceled: boolean) => {
    const start = drag.current;
    if (start?.id !== event.pointerId) return;
    drag.current = null;
    const element = event.currentTarget;
    const distance = event.clientX - start.x;
    const speed = Math.abs(distance) / Math.max(1, event.timeStamp - start.time);
    const thrown =
      start.moved &&
      !canceled &&
      (Math.abs(distance) > DISTANCE || (speed > SPEED && Math.abs(distance) > SLOP * 4));
    delete element.dataset.swiping;
    if (thrown) onSwipe(distance < 0 ? -1 : 1);
    else element.style.removeProperty('--gd-snackbar-swipe');
    onDrag(false);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const onControl =
        event.target instanceof Element && event.target.closest('button, a') !== null;
      if (event.button !== 0 || onControl) return;
      drag.current = { x: event.clientX, time: event.timeStamp, id: event.pointerId, moved: false };
      onDrag(true);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = drag.current;
      if (start?.id !== event.pointerId) return;
      const distance = event.clientX - start.x;
      if (!start.moved) {
        if (Math.abs(distance) < SLOP) return;
        start.moved = true;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        event.currentTarget.dataset.swiping = '';
      }
      event.currentTarget.style.setProperty('--gd-snackbar-swipe', `${distance}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, false),
    // Released elsewhere before it moved: nothing was captured yet.
    onPointerLeave: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, true),
  };
}
