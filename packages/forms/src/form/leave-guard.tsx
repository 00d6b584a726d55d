'use client';

import { useEffect } from 'react';
import { useFormState } from './use-form-state';

/** Has the browser ask before a page with unsent changes is left. */
export function LeaveGuard() {
  const { dirty } = useFormState();
  useEffect(() => {
    // Only while it is needed: Firefox keeps no page with such a listener for going back to.
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return null;
}
