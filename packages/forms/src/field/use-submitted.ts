'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the form round an element was sent, or tried to be: native validation that refuses stops
 * the `submit` event, but fires `invalid` at the controls (FLD-2). A reset starts over.
 */
export function useSubmitted(root: RefObject<HTMLElement | null>, onReset: () => void): boolean {
  const [submitted, setSubmitted] = useState(false);
  const reset = useLatestCallback(onReset);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const { ownerDocument } = element;
    const hear = (event: Event) => {
      if (!(event.target instanceof Node)) return;
      const form = formOf(element);
      if (event.type === 'invalid') {
        if (element.contains(event.target)) setSubmitted(true);
      } else if (form !== null && event.target === form) {
        setSubmitted(event.type === 'submit');
        if (event.type === 'reset' && !event.defaultPrevented) reset();
      }
    };
    ownerDocument.addEventListener('submit', hear, true);
    // In the capture phase: `invalid` does not bubble.
    ownerDocument.addEventListener('invalid', hear, true);
    ownerDocument.addEventListener('reset', hear);
    return () => {
      ownerDocument.removeEventListener('submit', hear, true);
      ownerDocument.removeEventListener('invalid', hear, true);
      ownerDocument.removeEventListener('reset', hear);
    };
  }, [root, reset]);
  return submitted;
}

/** The form of a field: the one round it, or the one its control names. */
function formOf(element: HTMLElement): HTMLFormElement | null {
  const control = element.querySelector('input, select, textarea');
  return control !== null && 'form' in control && control.form instanceof HTMLFormElement
    ? control.form
    : element.closest('form');
}
