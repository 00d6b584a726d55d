'use client';

import { useContext, useState, useSyncExternalStore } from 'react';
import { FormContext } from './form-context';
import type { FormValues } from './form-names';
import { isSameValue } from './same-value';

/**
 * Lee de los valores del `Form` lo que el componente necesita, y se dibuja de nuevo solo cuando eso cambia. Por fuera
 * de uno no hay valores; en un servidor son sus `defaultValues`.
 * @example const total = useFormValues(({ cantidad }) => Number(cantidad) * 1000);
 */
export function useFormValues<Selected>(selector: (values: FormValues) => Selected): Selected {
  const values = useContext(FormContext)?.values;
  const [last] = useState<{ selected?: Selected }>({});
  const read = () => {
    const selected = selector(values?.snapshot() ?? NONE);
    // An equal selection stays the same object, because a selector may make a new list each time.
    if ('selected' in last && isSameValue(last.selected, selected))
      return last.selected as Selected;
    last.selected = selected;
    return selected;
  };
  return useSyncExternalStore(values?.subscribe ?? never, read, read);
}

const NONE: FormValues = {};
const never = () => () => undefined;
