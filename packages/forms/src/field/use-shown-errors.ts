'use client';

import {
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useId,
  useMemo,
  useState,
} from 'react';
import { FormContext } from '../form/form-context';
import { useFormField } from '../form/use-form-field';
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
  labels?: ErrorLabels | undefined;
  /** `false`: what the browser refuses inside is shown there. */
  ownsControls: boolean;
  onReset: () => void;
}

export interface ShownErrors {
  readonly hasErrors: boolean;
  readonly isShown: boolean;
  /** The ids of the lists that say something. */
  readonly errorId: string | undefined;
  readonly listId: string;
  readonly isAdopted: boolean;
  /** Checks the browser's validation again after the browser has refused the field. */
  readonly judge: () => void;
  readonly context: FieldErrorsContextValue;
}

export function useShownErrors(source: ErrorSource): ShownErrors {
  const { root, names, controlId, when, touched, dirty, labels } = source;
  const given = asFieldErrors(source.errors);
  const words = useRefusalWords(source.messages, labels);
  const { submitted, refusal, judge } = useSubmitted(root, source.onReset, words);
  const nativeError = source.ownsControls ? refusal : null;
  const ownErrors = given !== null && Object.values(given).some(isPresent);
  const facts = () => ({ id: controlId, names, refused: ownErrors });
  const [field, formErrors] = useFormField(root, facts);
  const changed = useContext(FormContext)?.changed;

  const listId = useId();
  // No list has reported in the markup of a server, where the list of the field shows the errors.
  const [listed, setListed] = useState(() =>
    formErrors || (ownErrors && errorsShown(when, { touched, dirty, submitted })) ? listId : '',
  );
  const report = useCallback(
    (id: string, messages: readonly ReactNode[]) => {
      const known = field.shown.get(id) ?? [];
      if (known.length === messages.length && known.every((one, at) => one === messages[at]))
        return;
      if (messages.length > 0) field.shown.set(id, messages);
      else field.shown.delete(id);
      setListed(Array.from(field.shown.keys()).join(' '));
      changed?.();
    },
    [field, changed],
  );
  const [adopted, setAdopted] = useState(0);
  const adopt = useCallback(() => {
    setAdopted((count) => count + 1);
    setListed('');
    return () => setAdopted((count) => count - 1);
  }, []);

  const progress = useMemo(() => ({ touched, dirty, submitted }), [touched, dirty, submitted]);
  // The browser's own reason is shown where the application gives none (FLD-5).
  const errors = useMemo(() => {
    if (ownErrors || formErrors) return { ...given, ...formErrors };
    return nativeError ?? given;
  }, [ownErrors, given, formErrors, nativeError]);
  const hasErrors = ownErrors || formErrors !== null || nativeError !== null;
  // The answer to a form is shown at once.
  const whenShown = formErrors ? 'always' : when;
  const context = useMemo<FieldErrorsContextValue>(
    () => ({ errors, when: whenShown, progress, labels, adopt, report }),
    [errors, whenShown, progress, labels, adopt, report],
  );
  return {
    hasErrors,
    isShown: (hasErrors && errorsShown(whenShown, progress)) || listed !== '',
    errorId: listed || undefined,
    listId,
    isAdopted: adopted > 0,
    judge,
    context,
  };
}
