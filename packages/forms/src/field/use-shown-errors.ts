import { useLatestCallback } from '@guadua/utils/internal';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
} from 'react';
import { FormContext } from '../form/form-context';
import type { FieldFacts, FormField } from '../form/form-field.types';
import type { ErrorLabels, FieldMessages } from '../labels/forms-labels.types';
import { isPresent } from '../validators/validation-result';
import { asFieldErrors } from './as-field-errors';
import { useRefusalWords } from './error-words';
import type { ErrorsWhen, FormErrorValue, ValidationErrors } from './field.types';
import type { FieldErrorsContextValue } from './field-errors-context';
import { errorsShown } from './field-state';
import { useSubmitted } from './use-submitted';

interface ErrorSource {
  root: RefObject<HTMLElement | null>;
  names: () => readonly string[];
  controlId: string;
  errors: FormErrorValue;
  messages?: FieldMessages | undefined;
  when: ErrorsWhen;
  touched: boolean;
  dirty: boolean;
  pending?: boolean;
  labels?: ErrorLabels | undefined;
  /** `false`: what the browser refuses inside is shown there. */
  ownsControls: boolean;
  onReset: () => void;
}

export function useShownErrors(source: ErrorSource) {
  const { root, names, controlId, when, touched, dirty, pending, labels } = source;
  const given = asFieldErrors(source.errors);
  const words = useRefusalWords(source.messages, labels);
  const { submitted, refusal, judge } = useSubmitted(root, source.onReset, words);
  const nativeError = source.ownsControls ? refusal : null;
  const ownErrors = given !== null && Object.values(given).some(isPresent);
  const facts = () => ({ id: controlId, names, refused: ownErrors, pending });
  const [field, formErrors] = useFormField(root, facts);
  const changed = useContext(FormContext)?.changed;

  const listId = useId();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const report = useCallback<FieldErrorsContextValue['report']>(
    (id, messages) => {
      const { shown } = field;
      // An empty list says something too if it is not the own one: that errors are shown there.
      const next = messages?.length || id !== listId ? messages : null;
      const known = shown.get(id) ?? null;
      if (next === known || (next && known && isSameList(next, known))) return;
      if (next) shown.set(id, next);
      else shown.delete(id);
      redraw();
      changed?.();
    },
    [field, listId, changed],
  );

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
    () => ({ errors, when: whenShown, progress, labels, report }),
    [errors, whenShown, progress, labels, report],
  );
  const isShown = hasErrors && errorsShown(whenShown, progress);
  const lists = Array.from(field.shown);
  const listed = lists.filter(([, messages]) => messages.length > 0);
  // No list has reported in the markup of a server, where the list of the field shows the errors.
  const ids = lists.length > 0 ? listed.map(([id]) => id) : isShown ? [listId] : [];
  const native = errors?.native;
  const isSaid =
    typeof native === 'string' && listed.some(([, messages]) => messages.includes(native));
  return {
    hasErrors,
    /** The refusal of the browser that a list says. */
    refusal: isSaid ? native : undefined,
    isShown: isShown || ids.length > 0,
    /** The ids of the lists that say something. */
    errorId: ids.join(' ') || undefined,
    listId,
    isAdopted: lists.some(([id]) => id !== listId),
    /** Checks the browser's validation again after the browser has refused the field. */
    judge,
    context,
  };
}

/** One object for the life of a field, which answers by the newest render, and what its form was answered about it. */
function useFormField(
  root: RefObject<HTMLElement | null>,
  factsOf: () => FieldFacts,
): readonly [FormField, ValidationErrors] {
  const form = useContext(FormContext);
  const facts = useLatestCallback(factsOf);
  const [errors, show] = useState<ValidationErrors>(
    () => form?.errorsOf(factsOf().names()) ?? null,
  );
  const [field] = useState<FormField>(() => ({
    root: () => root.current,
    facts,
    show,
    shown: new Map(),
  }));
  useLayoutEffect(() => form?.add(field), [form, field]);
  return [field, errors];
}

function isSameList(one: readonly ReactNode[], other: readonly ReactNode[]): boolean {
  return one.length === other.length && one.every((message, at) => message === other[at]);
}
