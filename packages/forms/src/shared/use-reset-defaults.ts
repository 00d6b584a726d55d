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
    for (const option of root.current?.querySelectorAll('option') ?? []) {
      option.defaultSelected = option.selected;
    }
    for (const input of root.current?.querySelectorAll('input') ?? []) {
      input.defaultChecked = input.checked;
    }
  });
}
