import { type KeyboardEvent, type PointerEvent, useCallback, useRef } from 'react';
import {
  type CropChange,
  type CropDirection,
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

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The props of the stage, whose first child is the frame. */
export function useCropGestures(onChange: (change: CropChange) => void) {
  const pointers = useRef(new Map<number, Point>());
  const follow = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    const frame = boxOf(event.currentTarget);
    if (!before || !frame?.width) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    onChange((source, state) => {
      const scale = partSize(source, state).width / frame.width / (other ? 2 : 1);
      const moved = panCrop(source, state, scale * (before.x - now.x), scale * (before.y - now.y));
      if (!other) return moved;
      const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const zoom = state.zoom * (apart(now) / apart(before));
      return zoomCrop(source, moved, zoom, placeIn(frame, middle));
    });
  };
  const release = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId);
  const ref = useCallback(
    (stage: HTMLElement | null) => {
      if (!stage) return undefined;
      const wheel = (event: WheelEvent) => {
        event.preventDefault();
        const limit = Math.log(ZOOM_STEP);
        const factor = Math.exp(Math.min(limit, Math.max(-limit, -event.deltaY / 300)));
        const frame = boxOf(stage);
        const at = frame?.width
          ? placeIn(frame, { x: event.clientX, y: event.clientY })
          : undefined;
        onChange((source, state) => zoomCrop(source, state, state.zoom * factor, at));
      };
      // React's own listener is passive: the page behind would scroll.
      stage.addEventListener('wheel', wheel, { passive: false });
      return () => stage.removeEventListener('wheel', wheel);
    },
    [onChange],
  );
  return {
    ref,
    onKeyDown: (event: KeyboardEvent) => {
      const change = changeOf(event);
      if (!change) return;
      event.preventDefault();
      onChange(change);
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: follow,
    onPointerUp: (event: PointerEvent) => {
      // A quick pointer may be released further away than its last move.
      follow(event);
      release(event);
    },
    onPointerCancel: release,
    onLostPointerCapture: release,
  };
}

function boxOf(stage: Element): DOMRect | undefined {
  return stage.firstElementChild?.getBoundingClientRect();
}

/** Where a point lies in the frame, from -0.5 to 0.5. */
function placeIn({ left, top, width, height }: DOMRect, { x, y }: Point): Point {
  return { x: (x - left) / width - 0.5, y: (y - top) / height - 0.5 };
}

function changeOf(event: KeyboardEvent): CropChange | undefined {
  const { key, shiftKey } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const direction = ARROWS[key];
  const step = STEP * (shiftKey ? 5 : 1);
  if (direction) return (source, state) => moveCrop(source, state, direction, step);
  const factor = /[+=]/.test(key) ? ZOOM_STEP : key === '-' ? 1 / ZOOM_STEP : undefined;
  if (factor) return (source, state) => zoomCrop(source, state, state.zoom * factor);
  if (/^r$/i.test(key)) return (source, state) => turnCrop(source, state, !shiftKey);
  return undefined;
}
