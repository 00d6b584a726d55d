'use client';

import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { focusedElement, isNode, listen, together } from '../dom';
import { isComposing } from '../is-composing';
import { useLatestCallback } from '../use-latest-callback';
import { type DraggedList, dragItems } from './drag-item';

export interface ReorderOptions extends DraggedList {
  readonly list: () => HTMLElement | null | undefined;
  readonly locked?: boolean | undefined;
  /** The place that a key takes an item to; it may lie outside of the list. `null` leaves the key alone. */
  readonly placeOf: (event: KeyboardEvent, from: number, count: number) => number | null;
  readonly onMove: (from: number, to: number) => void;
}

/** Lets a person change the order of a list, by dragging and with keys. What has the focus in an item keeps it. */
export function useReorder(options: ReorderOptions): void {
  const newest = useLatestCallback(() => options);
  const { locked = false } = options;
  useEffect(() => {
    const list = newest().list();
    if (!list || locked) return undefined;
    const move = (from: number, to: number) => newest().onMove(from, to);
    const onKeyDown = (event: KeyboardEvent) => {
      const { item, placeOf } = newest();
      const items = [...list.querySelectorAll<HTMLElement>(item)];
      const { target } = event;
      const from = items.findIndex((one) => isNode(target) && one.contains(target));
      if (from < 0 || event.defaultPrevented || isComposing(event)) return;
      const to = placeOf(event, from, items.length);
      if (to === null) return;
      event.preventDefault();
      if (to < 0 || to >= items.length || to === from) return;
      const focused = [...list.querySelectorAll<HTMLElement>(':focus')].at(-1);
      flushSync(() => move(from, to));
      // An element that changes its place in the document loses the focus.
      if (focusedElement(list) !== focused) focused?.focus({ preventScroll: true });
    };
    return together([dragItems(list, newest(), move), listen(list, 'keydown', onKeyDown)]);
  }, [newest, locked]);
}
