'use client';

import { eventTarget } from '@guadua/utils/internal';
import { type RefObject, useEffect } from 'react';

/** How many inputs of a page want the guard: a frame is a page of its own. */
const guards = /* @__PURE__ */ new WeakMap<Document, number>();

/**
 * While any input is mounted, a file dropped beside it does not open in place of the page (FIL-2).
 * One pair of listeners for all of them. Other drop zones work: they handle their events before.
 */
export function useBodyDropGuard(element: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const page = element.current?.ownerDocument;
    if (!isActive || !page) return;
    count(page, 1);
    return () => count(page, -1);
  }, [element, isActive]);
}

function count(page: Document, change: 1 | -1): void {
  const inputs = (guards.get(page) ?? 0) + change;
  guards.set(page, inputs);
  if (inputs > 0) {
    // The same listener twice is one.
    page.addEventListener('dragover', refuse);
    page.addEventListener('drop', refuse);
  } else {
    page.removeEventListener('dragover', refuse);
    page.removeEventListener('drop', refuse);
  }
}

function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  // A file input of the page, in a shadow root too, takes drops by itself.
  const target = eventTarget(event);
  if (target && 'type' in target && target.type === 'file') return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
