import { type RefObject, useEffect, useState } from 'react';
import type { FormReport } from '../demo/form-modes/form-mode.types';
import { formatFormData, formatValue } from '../demo/format-value';
import { watchPending } from '../demo/watch-pending';

/** What the margin says of the form on the stage. */
export interface FormState {
  readonly value: unknown;
  /** What the browser refuses, by control; `null` when nothing. */
  readonly errors: Readonly<Record<string, string>> | null;
  readonly touched: boolean;
  readonly dirty: boolean;
  readonly data: string;
}

/** Reads the form on a stage again whenever the value or a prop changes. */
export function useFormState(
  stage: RefObject<HTMLElement | null>,
  report: FormReport,
  initial: unknown,
  changes: unknown,
): FormState {
  const [seen, setSeen] = useState<Pick<FormState, 'errors' | 'data'>>({ errors: null, data: '—' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are when the form may differ
  useEffect(() => {
    const form = stage.current?.querySelector('form');
    if (!form) return undefined;
    const read = () =>
      setSeen({ errors: validationErrors(form), data: formatFormData(new FormData(form)) });
    read();
    return watchPending(form, read);
  }, [stage, report, changes]);
  return {
    value: report.value,
    touched: report.touched,
    dirty: formatValue(report.value) !== formatValue(initial),
    ...seen,
  };
}

/** Why the browser would not send the form: the flags of each control's `validity`. */
function validationErrors(form: HTMLFormElement): FormState['errors'] {
  const refused = [...form.elements].flatMap((element): [string, string][] => {
    if (!('validity' in element) || !('willValidate' in element)) return [];
    const { name, validity, willValidate } = element as HTMLInputElement;
    if (!willValidate || validity.valid) return [];
    // The flags are inherited getters: only `in` order finds them.
    const flags: string[] = [];
    for (const flag in validity) {
      if (flag !== 'valid' && validity[flag as keyof ValidityState]) flags.push(flag);
    }
    return [[name || 'control', flags.join(', ')]];
  });
  return refused.length > 0 ? Object.fromEntries(refused) : null;
}
