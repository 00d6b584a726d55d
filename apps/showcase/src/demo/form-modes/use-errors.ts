import { useEffect, useMemo, useState } from 'react';
import type { ValidationErrors } from './form-mode.types';

interface Settled {
  check: Promise<ValidationErrors>;
  errors: ValidationErrors;
}

/** The errors of a value, now or, when `validate` has to ask somewhere, in a moment. */
export function useErrors<Value>(
  value: Value,
  validate: (value: Value) => ValidationErrors | Promise<ValidationErrors>,
): { errors: ValidationErrors; pending: boolean } {
  const result = useMemo(() => validate(value), [value, validate]);
  const [settled, setSettled] = useState<Settled | null>(null);
  useEffect(() => {
    if (!(result instanceof Promise)) return;
    let current = true;
    result.then((errors) => {
      if (current) setSettled({ check: result, errors });
    });
    return () => {
      current = false;
    };
  }, [result]);
  if (!(result instanceof Promise)) return { errors: result, pending: false };
  if (settled?.check === result) return { errors: settled.errors, pending: false };
  return { errors: null, pending: true };
}
