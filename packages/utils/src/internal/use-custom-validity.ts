'use client';

import { useCallback, useInsertionEffect, useRef } from 'react';

type Validated = Pick<HTMLInputElement, 'setCustomValidity'>;

/** Tells the browser why the control that gets the ref can't be sent (CMP-3); `''` where it can. */
export function useCustomValidity(message: string): (control: Validated | null) => void {
  const kept = useRef<{ control: Validated | null; message: string }>({ control: null, message });
  // Insertion effects run before refs are attached, and also while `<Activity>` hides the control.
  useInsertionEffect(() => {
    kept.current.message = message;
    kept.current.control?.setCustomValidity(message);
  }, [message]);
  return useCallback((control) => {
    const { control: before, message } = kept.current;
    // A control whose ref `<Activity>` takes away is still part of its form, and keeps what a form says of it.
    if (control === null || control === before) return;
    // A control that is let go with its message would stop its form for ever.
    before?.setCustomValidity('');
    kept.current.control = control;
    control.setCustomValidity(message);
  }, []);
}
