'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import {
  type CropDirection,
  type CropSource,
  type CropState,
  moveCrop,
  panCrop,
  partSize,
  turnCrop,
  zoomCrop,
} from './crop-state';

/** One press of an arrow, in parts of the frame; with Shift five times as far. */
const STEP = 0.02;
/** One press of plus or minus, and the fastest a wheel enlarges. */
const ZOOM_STEP = 1.1;

const ARROWS: Readonly<Record<string, CropDirection>> = {
  ArrowLeft: 'left',
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
};

export function useCropGestures(
  frame: RefObject<HTMLElement | null>,
  source: CropSource,
  drawn: CropState,
  onChange: (next: CropState) => void,
) {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  // Two fingers move, and a wheel turns twice, before the picture is drawn again.
  const latest = useRef(drawn);
  useLayoutEffect(() => {
    latest.current = drawn;
  }, [drawn]);
  const change = (next: CropState) => {
    latest.current = next;
    onChange(next);
  };

  const scale = () => partSize(source, latest.current).width / (frame.current?.offsetWidth || 1);
  const place = (x: number, y: number) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box?.width) return { x: 0, y: 0 };
    return { x: (x - box.left) / box.width - 0.5, y: (y - box.top) / box.height - 0.5 };
  };
  const follow = (event: PointerEvent) => {
    const state = latest.current;
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    const share = other ? 2 : 1;
    const moved = panCrop(
      source,
      state,
      (scale() * (before.x - now.x)) / share,
      (scale() * (before.y - now.y)) / share,
    );
    if (!other) return change(moved);
    const apart = (point: typeof now) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
    const middle = place((now.x + other.x) / 2, (now.y + other.y) / 2);
    change(zoomCrop(source, moved, state.zoom * (apart(now) / apart(before)), middle));
  };
  const release = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId);
  const finish = (event: PointerEvent) => {
    // A quick pointer may be released further away than its last move.
    follow(event);
    release(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = byKey(source, latest.current, event);
    if (!next) return;
    event.preventDefault();
    change(next);
  };

  const wheel = useLatestCallback((event: WheelEvent) => {
    event.preventDefault();
    const state = latest.current;
    const limit = Math.log(ZOOM_STEP);
    const power = Math.min(limit, Math.max(-limit, -event.deltaY / 300));
    change(
      zoomCrop(source, state, state.zoom * Math.exp(power), place(event.clientX, event.clientY)),
    );
  });
  useEffect(() => {
    const stage = frame.current?.parentElement;
    // React's own listener is passive: the page behind would scroll.
    stage?.addEventListener('wheel', wheel, { passive: false });
    return () => stage?.removeEventListener('wheel', wheel);
  }, [frame, wheel]);

  return {
    onKeyDown,
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: follow,
    onPointerUp: finish,
    onPointerCancel: release,
    onLostPointerCapture: release,
  };
}

function byKey(
  source: CropSource,
  state: CropState,
  { key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent,
): CropState | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const direction = ARROWS[key];
  if (direction) return moveCrop(source, state, direction, STEP * (shiftKey ? 5 : 1));
  if (key === '+' || key === '=') return zoomCrop(source, state, state.zoom * ZOOM_STEP);
  if (key === '-') return zoomCrop(source, state, state.zoom / ZOOM_STEP);
  if (key === 'r' || key === 'R') return turnCrop(source, state, !shiftKey);
  return undefined;
}
