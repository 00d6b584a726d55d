'use client';

import { type SyntheticEvent, useEffect, useState } from 'react';
import { useLatestCallback } from '../use-latest-callback';
import { containsNode } from './dom';
import { openLayer } from './layers';

/** What `useLayer` takes. */
export interface LayerOptions {
  /** The popup's element while it is open. */
  popup: HTMLElement | null;
  /** The control that it belongs to, once it is there. */
  anchor: Element | null;
  /** Whether a node outside of the popup belongs to its widget: its trigger. */
  isOwn: (node: Node) => boolean;
  /** Whether it opens without a request, as a tooltip does: while it is hidden, Escape also closes the layer below. */
  isHint?: boolean | undefined;
  onEscape: () => void;
  /** A press or the focus went elsewhere, or the control can no longer be used. */
  onOutside: () => void;
}

/**
 * Makes what a library has placed one level of what Escape and presses outside close (CMP-11). The
 * library's own listeners come too late: dialogs of others would have closed by then, and a parent
 * may have stopped the event.
 *
 * @returns Handlers for the popup's element, so that a popup inside of it counts as inside.
 */
export function useLayer({ popup, anchor, isOwn, isHint, onEscape, onOutside }: LayerOptions) {
  const [passed] = useState(() => new WeakSet<Event>());
  const owns = useLatestCallback(
    (node: Node) => isOwn(node) || (popup !== null && containsNode(popup, node)),
  );
  const escaped = useLatestCallback(onEscape);
  const dismissed = useLatestCallback(onOutside);
  useEffect(() => {
    if (!popup || !anchor) return undefined;
    return openLayer({
      popup,
      anchor,
      owns,
      passedThrough: (event) => passed.has(event),
      isHint,
      onEscape: escaped,
      onOutside: dismissed,
    });
  }, [popup, anchor, isHint, owns, passed, escaped, dismissed]);
  const note = (event: SyntheticEvent) => {
    passed.add(event.nativeEvent);
  };
  return { onPointerDownCapture: note, onFocusCapture: note };
}
