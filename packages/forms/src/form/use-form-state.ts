'use client';

import { useContext, useSyncExternalStore } from 'react';
import type { FormState } from './form.types';
import { FormContext } from './form-context';
import { AT_REST } from './form-store';

/**
 * Lo que se sabe del `Form` que rodea al componente: si hay cambios sin enviar, si se está enviando y qué errores
 * siguen en pie. Por fuera de uno, nada ha pasado.
 * @example const { dirty, pending } = useFormState();
 */
export function useFormState(): FormState {
  const form = useContext(FormContext);
  const read = () => form?.state() ?? AT_REST;
  return useSyncExternalStore(form?.subscribe ?? never, read, read);
}

function never(): () => void {
  return () => {};
}
