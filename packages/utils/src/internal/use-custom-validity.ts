'use client';

import { useInsertionEffect, useLayoutEffect, useRef } from 'react';

/** A control that the browser validates. */
type Validated = Pick<HTMLInputElement, 'setCustomValidity'>;

/**
 * Tells the browser why a control can't be sent, while `<Activity>` hides it too: there it is still part of its
 * form, but its ref is empty and no layout effect runs (CMP-3).
 *
 * @param find The control. Where it becomes another one, the former is let go of: it would stop its form for ever.
 * @param message The reason; `''` when there is none.
 */
export function useCustomValidity(find: () => Validated | null | undefined, message: string): void {
  const kept = useRef<Validated | null>(null);
  useInsertionEffect(() => kept.current?.setCustomValidity(message), [message]);
  useLayoutEffect(() => {
    const control = find() ?? null;
    if (control === kept.current) return;
    kept.current?.setCustomValidity('');
    kept.current = control;
    control?.setCustomValidity(message);
  });
  // Again: the cleanup of another effect may have put a former reason back since.
  useLayoutEffect(() => kept.current?.setCustomValidity(message), [message]);
}
