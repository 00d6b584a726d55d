'use client';

import { type RefObject, useInsertionEffect, useLayoutEffect, useRef } from 'react';

/**
 * Makes the browser's own reset, which comes after ours, leave ticks and options as they are shown
 * (CMP-3), while `<Activity>` hides them too: then the ref is empty, and no layout effect runs. React does this
 * for texts only.
 *
 * @param root The element that holds the native inputs or options.
 */
export function useResetDefaults(root: RefObject<HTMLElement | null>): void {
  const kept = useRef<HTMLElement>(null);
  useInsertionEffect(() => setDefaults(kept.current, isShown));
  useLayoutEffect(() => {
    if (kept.current === root.current) return;
    kept.current = root.current;
    setDefaults(kept.current, isShown);
  });
}

function isShown(choice: HTMLOptionElement | HTMLInputElement): boolean {
  return 'selected' in choice ? choice.selected : choice.checked;
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
