'use client';

import { listen } from '@guadua/utils/internal';
import { type RefObject, useEffect, useState } from 'react';

/**
 * A message as it may be shown: one that came or went while the mouse button is down would move what is
 * pressed from under the pointer, and the click would be lost (DAT-8). A touch sends the same mouse events.
 *
 * @param isWatching The message may change: a widget of which nothing is pending needs no listener.
 */
export function useSteadyMessage(
  root: RefObject<HTMLElement | null>,
  message: string,
  isWatching: boolean,
): string {
  const [held, setHeld] = useState<string | null>(null);
  const isHeld = held !== null;
  useEffect(() => {
    if (!isWatching && !isHeld) return;
    return listen<MouseEvent>(
      root.current?.ownerDocument,
      // Some releases are not reported: the next move is.
      'mousedown mouseup mousemove dragend',
      ({ buttons }) => {
        if (isHeld === buttons > 0) return;
        // The click comes right after the button is let go.
        if (isHeld) setTimeout(setHeld, 0, null);
        else setHeld(message);
      },
      { capture: true },
    );
  }, [root, message, isWatching, isHeld]);
  return held ?? message;
}
