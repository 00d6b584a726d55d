'use client';

import { eventTarget } from '@guadua/utils/internal';
import { useEffect } from 'react';

/** Inputs that are mounted and want the guard. */
let guards = 0;

/**
 * While any input is mounted, a file dropped beside it does not open in place of the page (FIL-2).
 * One pair of listeners for all of them. Other drop zones work: they handle their events before.
 */
export function useBodyDropGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    if (guards++ === 0) {
      document.addEventListener('dragover', refuse);
      document.addEventListener('drop', refuse);
    }
    return () => {
      if (--guards > 0) return;
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, [active]);
}

function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  // A file input of the page, in a shadow root too, takes drops by itself.
  const target = eventTarget(event);
  if (target instanceof HTMLInputElement && target.type === 'file') return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
