'use client';

import { useEffect, useState } from 'react';
import type { ValidationErrors } from '../field/field.types';
import type { AnyValidator } from './validator.types';

/** What `useValidation` knows. */
export interface Validation {
  /** Los errores del último valor; `null` mientras se comprueba. */
  errors: ValidationErrors;
  /** El último valor se está comprobando. */
  pending: boolean;
}

/**
 * Validates a value as it changes, also with asynchronous validators, for forms that are plain
 * state. An answer to an older value is dropped; a check that fails counts as no error.
 *
 * @param validator Keep its identity (`useMemo`, or outside the component): a new one checks again.
 */
export function useValidation<Value>(value: Value, validator: AnyValidator<Value>): Validation {
  const [checked, setChecked] = useState<{
    value: Value;
    validator: unknown;
    errors: ValidationErrors;
  }>();
  useEffect(() => {
    const controller = new AbortController();
    const take = (errors: ValidationErrors) => {
      if (!controller.signal.aborted) setChecked({ value, validator, errors });
    };
    Promise.resolve(validator(value, { signal: controller.signal })).then(take, () => take(null));
    return () => controller.abort();
  }, [value, validator]);
  const current = checked && Object.is(checked.value, value) && checked.validator === validator;
  return { errors: current ? checked.errors : null, pending: !current };
}
