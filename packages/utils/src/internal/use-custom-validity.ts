'use client';

import { useInsertionEffect, useLayoutEffect, useRef } from 'react';

type Validated = Pick<HTMLInputElement, 'setCustomValidity'>;

/** Tells the browser why a control can't be sent (CMP-3); `''` where it can. The control may become another one. */
export function useCustomValidity(find: () => Validated | null | undefined, message: string): void {
  const kept = useRef<Validated | null>(null);
  // While `<Activity>` hides it, its ref is empty and no layout effect runs, but it is still part of its form.
  useInsertionEffect(() => kept.current?.setCustomValidity(message), [message]);
  useLayoutEffect(() => {
    const control = find() ?? null;
    // The effect above sets a new message to the same control; another call would take away what a form says of it.
    if (control === kept.current) return;
    // A control that is let go with its message would stop its form for ever.
    kept.current?.setCustomValidity('');
    kept.current = control;
    control?.setCustomValidity(message);
  });
}
