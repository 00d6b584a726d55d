'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether a fieldset round an element is disabled, live: days are no native controls, which know it by themselves. */
export function useDisabledFieldset(element: RefObject<Element | null>): boolean {
  const [isDisabled, setIsDisabled] = useState(false);
  useLayoutEffect(() => {
    const look = () => setIsDisabled(element.current?.matches('fieldset:disabled *') ?? false);
    look();
    const observer = new MutationObserver(look);
    const root = element.current?.getRootNode() ?? document;
    observer.observe(root, { subtree: true, attributeFilter: ['disabled'] });
    return () => observer.disconnect();
  }, [element]);
  return isDisabled;
}
