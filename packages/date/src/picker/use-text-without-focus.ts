'use client';

import { focusedElement, useLatestCallback } from '@guadua/utils/internal';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { TypedField } from './use-typed-field';

/** What `useTextWithoutFocus` is given. */
export interface TextWithoutFocusOptions {
  readonly root: RefObject<HTMLElement | null>;
  /** What stands in the page. */
  readonly shownText: () => string;
  readonly field: TypedField;
  /** The text can be edited. */
  readonly usable: boolean;
  readonly settle: () => boolean;
}

/**
 * Takes in a text that was typed before hydration, and settles one that the focus left in the meantime:
 * before hydration, or while the text could not be edited. It won't leave again (DAT-8).
 */
export function useTextWithoutFocus({
  root,
  shownText,
  field,
  usable,
  settle,
}: TextWithoutFocusOptions): void {
  const [adopted, setAdopted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts arrive
  useLayoutEffect(() => {
    const shown = shownText();
    if (shown === field.text) return;
    field.type(shown);
    setAdopted(true);
  }, []);
  const settleUnlessFocused = useLatestCallback(() => {
    const focused = root.current && focusedElement(root.current);
    if (!focused || !root.current?.contains(focused)) settle();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an adopted text is settled as well
  useEffect(() => {
    if (usable) settleUnlessFocused();
  }, [usable, adopted, settleUnlessFocused]);
}
