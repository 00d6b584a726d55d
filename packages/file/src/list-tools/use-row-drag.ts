'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { type PointerEvent, useEffect, useRef } from 'react';
import { dropPlace } from './drag-plan';

/** From this far to an edge on, in pixels, a list scrolls while a row is dragged. */
const EDGE = 32;
/** How far a list scrolls in a frame, in pixels. */
const STEP = 6;

/**
 * Drags a row of a list by a handle within it, with a mouse, a pen or a finger (FIL-8). The rows give
 * way meanwhile; the list is changed once, at the end. Escape takes it back.
 *
 * @param from Place of the row, from 0.
 * @param count How many rows there are: a list that changes meanwhile ends the drag.
 * @returns The handler for the handle, which needs `touch-action: none`.
 */
export function useRowDrag(
  from: number,
  count: number,
  onMove: (to: number) => void,
): (event: PointerEvent<HTMLElement>) => void {
  const move = useLatestCallback(onMove);
  const end = useRef<() => void>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: places were measured in another list
  useEffect(() => () => end.current?.(), [from, count]);
  return (event) => {
    const handle = event.currentTarget;
    const row = handle.closest('li');
    const list = row?.parentElement;
    if (event.button !== 0 || !row || !list) return;
    // A second finger drags nothing.
    if (list.querySelector(':scope > [data-dragging]')) return;
    // Else the text round the handle would be selected.
    event.preventDefault();
    end.current = dragRow({ handle, row, list, from, event: event.nativeEvent, move });
  };
}

interface RowDrag {
  handle: HTMLElement;
  row: HTMLElement;
  list: HTMLElement;
  from: number;
  event: globalThis.PointerEvent;
  move: (to: number) => void;
}

/** Follows the pointer until it is released; the answer ends it before. */
function dragRow({ handle, row, list, from, event, move }: RowDrag): () => void {
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > li')];
  const edges = rows.map((one) => one.getBoundingClientRect());
  const start = { y: event.clientY, scroll: list.scrollTop };
  const root = handle.ownerDocument;
  let pointer = event.clientY;
  let place = from;
  let frame = 0;
  const draw = () => {
    const distance = pointer - start.y + list.scrollTop - start.scroll;
    place = dropPlace(edges, from, distance);
    const height = row.offsetHeight;
    for (const [index, one] of rows.entries()) {
      const shift =
        index > from && index <= place ? -height : index < from && index >= place ? height : 0;
      const y = index === from ? distance : shift;
      one.style.transform = y ? `translateY(${y}px)` : '';
    }
  };
  const scroll = () => {
    const { top, bottom } = list.getBoundingClientRect();
    const before = list.scrollTop;
    if (pointer < top + EDGE) list.scrollTop -= STEP;
    if (pointer > bottom - EDGE) list.scrollTop += STEP;
    if (list.scrollTop !== before) draw();
    frame = requestAnimationFrame(scroll);
  };
  const isOther = ({ pointerId }: globalThis.PointerEvent) => pointerId !== event.pointerId;
  const follow = (now: globalThis.PointerEvent) => {
    if (isOther(now)) return;
    pointer = now.clientY;
    draw();
  };
  const finish = (last: globalThis.PointerEvent) => {
    if (isOther(last)) return;
    // A quick pointer is let go further away than its last move.
    follow(last);
    stop();
    if (place !== from) move(place);
  };
  const lose = (lost: globalThis.PointerEvent) => isOther(lost) || stop();
  const cancelByKey = (key: KeyboardEvent) => {
    if (key.key !== 'Escape') return;
    // A dialog round it stays open.
    key.preventDefault();
    key.stopPropagation();
    stop();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const one of rows) one.style.transform = '';
    row.removeAttribute('data-dragging');
    handle.removeEventListener('pointermove', follow);
    handle.removeEventListener('pointerup', finish);
    handle.removeEventListener('lostpointercapture', lose);
    root.removeEventListener('keydown', cancelByKey, true);
  };
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', follow);
  handle.addEventListener('pointerup', finish);
  handle.addEventListener('lostpointercapture', lose);
  root.addEventListener('keydown', cancelByKey, true);
  row.setAttribute('data-dragging', '');
  frame = requestAnimationFrame(scroll);
  return stop;
}
