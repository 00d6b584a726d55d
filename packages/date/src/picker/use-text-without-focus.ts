'use client';

import { focusedElement, useLatestCallback } from '@guadua/utils/internal';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { TypedField } from './use-typed-field';

/** What `useTextWithoutFocus` is given. */
export interface TextWithoutFocusOptions {
  readonly root: RefObject<HTMLElement | null>;
  /** Whether a node belongs to what is open. */
  readonly isInPopup: (node: Node) => boolean;
  /** What stands in the page. */
  readonly shownText: () => string;
  readonly field: TypedField;
  /** The text can be edited. */
  readonly usable: boolean;
  readonly settle: () => boolean;
}

/**
 * Takes in a text that was typed before hydration, and settles one that no focus will leave: it left before
 * hydration or while the text could not be edited, or a browser or a password manager filled the text in
 * from elsewhere (DAT-8).
 */
export function useTextWithoutFocus({
  root,
  isInPopup,
  shownText,
  field,
  usable,
  settle,
}: TextWithoutFocusOptions): void {
  const { text } = field;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts arrive
  useLayoutEffect(() => {
    const shown = shownText();
    if (shown !== text) field.type(shown);
  }, []);
  const settleUnlessFocused = useLatestCallback(() => {
    const focused = root.current && focusedElement(root.current);
    if (!focused || !(root.current?.contains(focused) || isInPopup(focused))) settle();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text is asked about anew
  useEffect(() => {
    if (usable) settleUnlessFocused();
  }, [usable, text, settleUnlessFocused]);
}
