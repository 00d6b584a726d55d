'use client';

import { type RefObject, type SyntheticEvent, useLayoutEffect, useState } from 'react';
import { useLatestCallback } from '../use-latest-callback';
import { containsNode, together } from './dom';
import { type Layer, openLayer } from './layers';

export interface LayerEvents extends Pick<Layer, 'onEscape' | 'onOutside'> {
  readonly isOwn: (node: Node) => boolean;
  readonly onOutOfView?: (() => void) | undefined;
  /** The part that had the focus was removed or disabled; by default the popup itself takes it. */
  readonly onFocusLost?: (() => void) | undefined;
}

export interface LayerOptions extends LayerEvents, Pick<Layer, 'isHint' | 'isModal'> {
  /** The popup's element while it is open, or what holds it by the time of the layout effects. */
  readonly popup: HTMLElement | RefObject<HTMLElement | null> | null;
  readonly anchor: Element | null;
  readonly enter?: (frame: HTMLElement, now: () => LayerEvents) => (() => void) | undefined;
}

export function useLayer({ popup, anchor, isHint, isModal, ...latest }: LayerOptions) {
  const [passed] = useState(() => new WeakSet<Event>());
  const newest = useLatestCallback(() => latest);
  useLayoutEffect(() => {
    const frame = popup && 'current' in popup ? popup.current : popup;
    if (!frame || !anchor) return undefined;
    return together([
      openLayer({
        popup: frame,
        anchor,
        owns: (node) => containsNode(frame, node) || newest().isOwn(node),
        passedThrough: (event) => passed.has(event),
        isHint,
        isModal,
        onEscape: () => newest().onEscape(),
        onOutside: () => newest().onOutside(),
      }),
      newest().enter?.(frame, newest),
    ]);
  }, [popup, anchor, isHint, isModal, newest, passed]);
  const note = (event: SyntheticEvent) => {
    passed.add(event.nativeEvent);
  };
  return { onPointerDownCapture: note, onFocusCapture: note };
}
