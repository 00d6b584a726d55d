'use client';

import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes the browser's own reset, which comes after ours, leave ticks and options as they are shown
 * (CMP-3). React does this for texts only.
 *
 * @param root The element that holds the native inputs or options.
 */
export function useResetDefaults(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    for (const part of root.current?.querySelectorAll('input, option') ?? []) {
      if (part instanceof HTMLOptionElement) part.defaultSelected = part.selected;
      else if (part instanceof HTMLInputElement) part.defaultChecked = part.checked;
    }
  });
}
