'use client';

import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Further than this, or faster, and it is gone. */
const DISTANCE = 72;
const SPEED = 0.4;
/** A finger trembles this much without meaning anything. */
const SLOP = 6;
const FOCUSABLE = 'a, button, input, label, select, textarea, [contenteditable], [tabindex]';

interface SwipeOptions {
  /** Called when a drag begins and ends. */
  onDrag: (dragging: boolean) => void;
  onSwipe: () => void;
}

/**
 * Handlers for a focusable element that a finger or a pen throws away sideways; it follows through
 * `--gd-snackbar-swipe`. A mouse selects its text instead.
 */
export function useSwipe({ onDrag, onSwipe }: SwipeOptions) {
  const drag = useRef<{ x: number; time: number; moved: boolean }>(null);
  const isTouch = useRef(false);
  const end = ({ type, clientX, timeStamp, currentTarget }: PointerEvent<HTMLElement>) => {
    const start = drag.current;
    if (!start) return;
    drag.current = null;
    const distance = Math.abs(clientX - start.x);
    const fast = distance > SLOP * 4 && distance / (timeStamp - start.time) > SPEED;
    delete currentTarget.dataset.swiping;
    if (type === 'pointerup' && (distance > DISTANCE || fast)) onSwipe();
    else currentTarget.style.removeProperty('--gd-snackbar-swipe');
    onDrag(false);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      isTouch.current = event.pointerType !== 'mouse';
      if (!isTouch.current || !event.isPrimary || !isOnItself(event)) return;
      drag.current = { x: event.clientX, time: event.timeStamp, moved: false };
      event.currentTarget.setPointerCapture?.(event.pointerId);
      onDrag(true);
    },
    onPointerMove: ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      const start = drag.current;
      if (!start) return;
      const distance = clientX - start.x;
      start.moved ||= Math.abs(distance) >= SLOP;
      if (!start.moved) return;
      currentTarget.dataset.swiping = '';
      currentTarget.style.setProperty('--gd-snackbar-swipe', `${distance}px`);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onMouseDown: (event: MouseEvent) => {
      // A tap takes the focus, and the keyboard on the screen, from nowhere (SNK-4).
      if (isTouch.current && isOnItself(event)) event.preventDefault();
    },
  };
}

/** Whether a press takes hold of the element itself, and of nothing in it that can be used. */
function isOnItself({ target, currentTarget }: MouseEvent): boolean {
  return target instanceof Element && target.closest(FOCUSABLE) === currentTarget;
}
