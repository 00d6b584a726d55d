'use client';

import { type FocusEvent, useRef } from 'react';

export interface FocusWithinOptions {
  isInside?: ((node: Node) => boolean) | undefined;
  onEnter?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  onLeave?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
}

/** Reports once that the focus enters or leaves a widget with its popup: React sends it through portals (CMP-2). */
export function useFocusWithin({ isInside, onEnter, onLeave }: FocusWithinOptions) {
  const within = useRef(false);
  const contains = (event: FocusEvent<HTMLElement>, node: Node) =>
    event.currentTarget.contains(node) || isInside?.(node) === true;
  return {
    onFocus(event: FocusEvent<HTMLElement>) {
      const from = event.relatedTarget;
      // Browsers fire no blur for an element that was removed or disabled: coming from outside enters all the same.
      if (within.current && (!from || contains(event, from))) return;
      within.current = true;
      onEnter?.(event);
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      const next = event.relatedTarget;
      if (!within.current || (next && contains(event, next))) return;
      // The window lost the focus, not the widget: it comes back to the same element.
      const root = event.target.getRootNode() as Document | ShadowRoot;
      if (!next && event.target === root.activeElement) return;
      within.current = false;
      onLeave?.(event);
    },
  };
}
