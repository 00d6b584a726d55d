'use client';

import { useContext, useSyncExternalStore } from 'react';
import type { FormState } from './form.types';
import { FormContext } from './form-context';

const ALONE: FormState = {
  dirty: false,
  pending: false,
  submitted: false,
  failed: false,
  errors: new Map(),
};

/**
 * What is known of the `Form` round a component (FRM-6): whether a person changed something, whether it
 * is being sent, and what a server or a schema said about it. Outside of one, nothing has happened.
 * @example const { dirty, pending } = useFormState();
 */
export function useFormState(): FormState {
  const form = useContext(FormContext);
  const read = () => form?.state() ?? ALONE;
  return useSyncExternalStore(form?.subscribe ?? never, read, read);
}

function never(): () => void {
  return () => {};
}
