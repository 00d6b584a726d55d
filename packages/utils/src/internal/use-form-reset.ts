'use client';

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLatestCallback } from './use-latest-callback';

type FormElement = Element & { readonly form: HTMLFormElement | null };

/**
 * Calls back after the form that owns an element was reset, by a button, by script or by a React 19
 * form action (CMP-3), while it is hidden by `<Activity>` too. A reset that another listener prevents
 * does not count.
 *
 * @param element An input, select or button of the widget; its `form` attribute is honoured.
 */
export function useFormReset(element: RefObject<FormElement | null>, onReset: () => void): void {
  const owned = useRef<FormElement>(null);
  const reset = useLatestCallback((event: Event) => {
    if (!owned.current?.isConnected) event.currentTarget?.removeEventListener('reset', reset);
    else if (!event.defaultPrevented && event.target === owned.current.form) onReset();
  });
  const listen = useCallback(() => {
    owned.current = element.current;
    // At the root, so that a form the element joins later counts too, and last of all. No reset
    // leaves a shadow root.
    const root = owned.current?.getRootNode() ?? document;
    root.addEventListener('reset', reset);
    return () => {
      // Hidden by `<Activity>`, it is still part of its form, and reset with it.
      if (!owned.current?.isConnected) root.removeEventListener('reset', reset);
    };
  }, [element, reset]);
  useLayoutEffect(() => {
    // An application may reset a form in its first layout effect, which runs after this one. A portal
    // that is not in the page yet has no root to listen at.
    if (element.current?.isConnected) listen();
  }, [element, listen]);
  useEffect(listen, [listen]);
}
