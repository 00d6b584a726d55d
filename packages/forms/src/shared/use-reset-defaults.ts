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
    setDefaults(root.current, (choice) =>
      'selected' in choice ? choice.selected : choice.checked,
    );
  });
}

/**
 * Says which ticks or options a reset of the browser's leads to.
 *
 * @param root The element that holds the native inputs or options.
 */
export function setDefaults(
  root: HTMLElement | null,
  isChosen: (choice: HTMLOptionElement | HTMLInputElement) => boolean,
): void {
  for (const option of root?.querySelectorAll('option') ?? []) {
    option.defaultSelected = isChosen(option);
  }
  for (const input of root?.querySelectorAll('input') ?? []) {
    input.defaultChecked = isChosen(input);
  }
}
