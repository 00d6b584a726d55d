'use client';

import { focusedElement, useLatestCallback } from '@guadua/utils/internal';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { sendEarly } from './send-early';
import type { TypedField } from './use-typed-field';

/** What `useTextWithoutFocus` is given. */
export interface TextWithoutFocusOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Under which names `FormData` carries what the field sends. */
  readonly nameAt: (index: number) => string | undefined;
  /** Whether a node belongs to what is open. */
  readonly isInPopup: (node: Node) => boolean;
  /** What stands in the page. */
  readonly shownText: (root: HTMLElement) => string | undefined;
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
  input,
  nameAt,
  isInPopup,
  shownText,
  field,
  usable,
  settle,
}: TextWithoutFocusOptions): void {
  const { text } = field;
  const [isEarlyTaken, setEarlyTaken] = useState(false);
  // Its cleanup runs before any effect of the commit that has the text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts arrive
  useLayoutEffect(() => {
    if (isEarlyTaken || !usable || !root.current || !input.current) return;
    const early = shownText(root.current) ?? input.current.value;
    if (early === text) return;
    setEarlyTaken(true);
    field.type(early);
    const parts = { root: root.current, input: input.current, nameAt };
    return sendEarly(parts, field.preview(early));
  }, [isEarlyTaken]);
  const settleUnlessFocused = useLatestCallback(() => {
    const focused = root.current && focusedElement(root.current);
    if (!focused || !(root.current?.contains(focused) || isInPopup(focused))) settle();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text is asked about anew
  useEffect(() => {
    if (usable && field.isPending) settleUnlessFocused();
  }, [usable, text, settleUnlessFocused]);
}
