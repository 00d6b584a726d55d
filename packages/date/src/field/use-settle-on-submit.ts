'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { type RefObject, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

/**
 * Makes the typed text the value when the form that owns an input is about to be sent, before any `onSubmit` of the
 * application: that one then runs in the render with the new value (DAT-8).
 */
export function useSettleOnSubmit(
  input: RefObject<HTMLInputElement | null>,
  isPending: boolean,
  settle: () => void,
): void {
  const onSubmit = useLatestCallback((event: Event) => {
    if (event.target === input.current?.form) flushSync(settle);
  });
  useLayoutEffect(() => {
    // A field in which nothing is typed needs no listener, and a page may have fifty.
    if (!isPending) return;
    // At the root, before React's own listeners. No submit leaves a shadow root.
    const root = input.current?.getRootNode() ?? document;
    root.addEventListener('submit', onSubmit, true);
    return () => root.removeEventListener('submit', onSubmit, true);
  }, [input, isPending, onSubmit]);
}
