'use client';

import { type RefObject, useCallback, useId, useMemo, useState } from 'react';
import { type FormFieldTie, useFormField } from '../form/use-form-field';
import type { ErrorLabels, FieldMessages } from '../labels/forms-labels.types';
import { isPresent } from '../validators/validation-result';
import { asFieldErrors } from './as-field-errors';
import type { ErrorsWhen, FormErrorValue } from './field.types';
import type { FieldErrorsContextValue } from './field-errors-context';
import { errorsShown } from './field-state';
import { useRefusalWords } from './use-refusal-words';
import { useSubmitted } from './use-submitted';

export interface ErrorSource {
  root: RefObject<HTMLElement | null>;
  names: () => readonly string[];
  controlId: string;
  errors: FormErrorValue;
  messages?: FieldMessages | undefined;
  when: ErrorsWhen;
  touched: boolean;
  dirty: boolean;
  pending: boolean;
  labels?: ErrorLabels | undefined;
  /** `false`: what the browser refuses inside is shown there. */
  ownsControls: boolean;
  onReset: () => void;
}

export interface ShownErrors {
  readonly tie: FormFieldTie;
  readonly hasErrors: boolean;
  readonly isShown: boolean;
  readonly errorId: string | undefined;
  readonly listId: string;
  readonly isAdopted: boolean;
  readonly context: FieldErrorsContextValue;
}

export function useShownErrors(source: ErrorSource): ShownErrors {
  const {
    root,
    names,
    controlId,
    errors: value,
    when,
    touched,
    dirty,
    ownsControls,
    labels,
  } = source;
  const given = asFieldErrors(value);
  const words = useRefusalWords(source.messages, labels);
  const { submitted, refusal } = useSubmitted(root, source.pending, source.onReset, words);
  const nativeError = ownsControls ? refusal : null;
  const ownErrors = given !== null && Object.values(given).some(isPresent);
  const tie = useFormField(root, names, controlId, ownErrors);
  const { errors: formErrors, onShow } = tie;

  const listId = useId();
  // In the markup of a server nothing has registered: there the list of the field shows the errors.
  const [registered, setRegistered] = useState<readonly string[]>(() =>
    formErrors || (ownErrors && errorsShown(when, { touched, dirty, submitted })) ? [listId] : [],
  );
  const register = useCallback((errorId: string) => {
    setRegistered((ids) => (ids.includes(errorId) ? ids : [...ids, errorId]));
    return () => setRegistered((ids) => ids.filter((known) => known !== errorId));
  }, []);
  const [adopted, setAdopted] = useState(0);
  const adopt = useCallback(() => {
    setAdopted((count) => count + 1);
    setRegistered((ids) => ids.filter((known) => known !== listId));
    return () => setAdopted((count) => count - 1);
  }, [listId]);

  const progress = useMemo(() => ({ touched, dirty, submitted }), [touched, dirty, submitted]);
  // The browser's own reason is shown where the application gives none (FLD-5).
  const errors = useMemo(() => {
    if (ownErrors || formErrors) return { ...given, ...formErrors };
    return nativeError ?? given;
  }, [ownErrors, given, formErrors, nativeError]);
  const hasErrors = ownErrors || formErrors !== null || nativeError !== null;
  // What a form was answered is shown at once.
  const whenShown = formErrors ? 'always' : when;
  const context = useMemo<FieldErrorsContextValue>(
    () => ({ errors, when: whenShown, progress, labels, adopt, register, report: onShow }),
    [errors, whenShown, progress, labels, adopt, register, onShow],
  );
  return {
    tie,
    hasErrors,
    isShown: (hasErrors && errorsShown(whenShown, progress)) || registered.length > 0,
    errorId: registered.length > 0 ? registered.join(' ') : undefined,
    listId,
    isAdopted: adopted > 0,
    context,
  };
}
