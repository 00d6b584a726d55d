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
  const listened = useRef<Node>(null);
  const reset = useLatestCallback((event: Event) => {
    if (!owned.current?.isConnected) event.currentTarget?.removeEventListener('reset', reset);
    else if (!event.defaultPrevented && event.target === owned.current.form) onReset();
  });
  const listen = useCallback(() => {
    owned.current = element.current;
    // At the root, so that a form the element joins later counts too, and last of all. No reset
    // leaves a shadow root.
    const root = owned.current?.getRootNode() ?? document;
    if (root !== listened.current) listened.current?.removeEventListener('reset', reset);
    root.addEventListener('reset', reset);
    listened.current = root;
  }, [element, reset]);
  // An application may reset a form in its first layout effect, which runs after this one.
  useLayoutEffect(listen, [listen]);
  useEffect(() => {
    // The place of a portal may have been put into the page meanwhile.
    listen();
    return () => {
      // Hidden by `<Activity>`, it is still part of its form, and reset with it.
      if (!owned.current?.isConnected) listened.current?.removeEventListener('reset', reset);
    };
  }, [listen, reset]);
}
