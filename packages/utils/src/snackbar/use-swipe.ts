import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A snackbar that is thrown further than this, or faster, is gone. */
const DISTANCE = 72;
const SPEED = 0.4;
const SLOP = 6;
const FOCUSABLE = 'a, button, input, label, select, textarea, [contenteditable], [tabindex]';

interface SwipeOptions {
  onDrag: (dragging: boolean) => void;
  onSwipe: () => void;
}

interface Kept {
  isTouch: boolean;
  drag: { readonly x: number; readonly time: number; moved: boolean } | null;
}

/** Handlers for an element that a finger or a pen throws away sideways; a mouse selects its text instead. */
export function useSwipe({ onDrag, onSwipe }: SwipeOptions) {
  const { current: kept } = useRef<Kept>({ isTouch: false, drag: null });
  const end = ({ type, clientX, timeStamp, currentTarget }: PointerEvent<HTMLElement>) => {
    const start = kept.drag;
    if (!start) return;
    kept.drag = null;
    const distance = Math.abs(clientX - start.x);
    const fast = distance > SLOP * 4 && distance / (timeStamp - start.time) > SPEED;
    delete currentTarget.dataset.swiping;
    if (type === 'pointerup' && (distance > DISTANCE || fast)) onSwipe();
    else currentTarget.style.removeProperty('--gd-snackbar-swipe');
    onDrag(false);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      kept.isTouch = event.pointerType !== 'mouse';
      if (!kept.isTouch || !event.isPrimary || !isOnItself(event)) return;
      kept.drag = { x: event.clientX, time: event.timeStamp, moved: false };
      event.currentTarget.setPointerCapture?.(event.pointerId);
      onDrag(true);
    },
    onPointerMove: ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      const start = kept.drag;
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
      // A tap must not take the focus from a field, and with it the keyboard on the screen (SNK-4).
      if (kept.isTouch && isOnItself(event)) event.preventDefault();
    },
  };
}

function isOnItself({ target, currentTarget }: MouseEvent): boolean {
  return target instanceof Element && target.closest(FOCUSABLE) === currentTarget;
}
