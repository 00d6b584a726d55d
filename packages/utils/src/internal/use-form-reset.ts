'use client';

import { type RefObject, useEffect } from 'react';
import { useLatestCallback } from './use-latest-callback';

type FormElement = Element & { readonly form: HTMLFormElement | null };

/**
 * Calls back after the form that owns an element was reset, by a button, by script or by a React 19
 * form action (CMP-3). A reset that another listener prevents does not count.
 *
 * @param element An input, select or button of the widget; its `form` attribute is honoured.
 */
export function useFormReset(element: RefObject<FormElement | null>, onReset: () => void): void {
  const reset = useLatestCallback((event: Event) => {
    if (!event.defaultPrevented && event.target === element.current?.form) onReset();
  });
  useEffect(() => {
    // At the root, so that a form the element joins later counts too, and last of all. No reset
    // leaves a shadow root.
    const root = element.current?.getRootNode() ?? document;
    root.addEventListener('reset', reset);
    return () => root.removeEventListener('reset', reset);
  }, [element, reset]);
}
