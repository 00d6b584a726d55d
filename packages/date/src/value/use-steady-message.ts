'use client';

import { listen, useLatestCallback } from '@guadua/utils/internal';
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
  const hold = useLatestCallback(() => setHeld(message));
  useEffect(() => {
    const page = root.current?.ownerDocument;
    if (isHeld) {
      // The click comes right after the button is let go. Some releases are not reported: the next move is.
      return listen<MouseEvent>(
        page,
        'mouseup mousemove dragend',
        ({ buttons }) => {
          if (buttons === 0) setTimeout(setHeld, 0, null);
        },
        { capture: true },
      );
    }
    return isWatching ? listen(page, 'mousedown', hold, { capture: true }) : undefined;
  }, [root, isWatching, isHeld, hold]);
  return held ?? message;
}
