'use client';

import { focusedElement, useLatestCallback } from '@guadua/utils/internal';
import { type RefObject, useEffect } from 'react';
import type { TypedField } from '../value/use-typed-field';

/**
 * Settles a text that no focus will leave: it was typed before hydration, the text could not be edited for a while,
 * or a browser or a password manager filled it in from elsewhere (DAT-8). So it does with a refused one as soon as
 * the limits allow it.
 */
export function useTextWithoutFocus(
  root: RefObject<HTMLElement | null>,
  field: TypedField,
  usable: boolean,
  isInPopup: (node: Node) => boolean,
  settle: () => void,
): void {
  const { text, isPending, isNowAllowed } = field;
  const settleUnlessFocused = useLatestCallback(() => {
    const focused = root.current && focusedElement(root.current);
    const isFocused = focused && (root.current?.contains(focused) || isInPopup(focused));
    if (isNowAllowed || !isFocused) settle();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text is asked about anew
  useEffect(() => {
    if (usable && isPending) settleUnlessFocused();
  }, [usable, text, isNowAllowed, settleUnlessFocused]);
}
