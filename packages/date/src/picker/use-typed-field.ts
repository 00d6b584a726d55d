'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { useEffect, useReducer, useRef } from 'react';
import {
  type FieldInputs,
  type FieldState,
  fieldReducer,
  type Problem,
  readField,
  type Unreadable,
} from './field-state';
import type { FieldValidity } from './picker.types';

/** What `useTypedField` is given. */
export interface TypedFieldOptions<Value, Wrong extends Problem, Format>
  extends FieldInputs<Value, Wrong, Format> {
  /** `false` while it is disabled or read-only: it shows its value then, and keeps a typed text for later. */
  readonly isEditable: boolean;
  /** How texts are written now. */
  readonly textFormat: Format;
  /** What is wrong, as a sentence for the person. */
  readonly messageOf: (problem: Wrong | Unreadable) => string;
  /** What `FormData` carries for a value. */
  readonly isoTexts: (value: Value | null) => readonly string[];
  /** Takes a typed value; `null` where the text was deleted. */
  readonly commit: (value: Value | null, reason: 'type' | 'clear') => void;
  /** A typed value is not allowed. */
  readonly onRefused?: ((value: Value, problem: Wrong) => void) | undefined;
  readonly onError: ((text: string, message: string) => void) | undefined;
  readonly onValidityChange:
    | ((validity: FieldValidity<Wrong['type'] | Unreadable['type']>) => void)
    | undefined;
}

/** What a text is for a form. */
export interface FormState {
  /** What `FormData` carries. */
  readonly sent: readonly string[];
  /** Why a form can't be sent as things are; `''` when it can. */
  readonly validationMessage: string;
}

/** The text of a picker's input. */
export interface TypedField extends FormState {
  readonly text: string;
  /** Something was typed that is not the value yet. */
  readonly isPending: boolean;
  /** The same as far as the person is shown it: not while they type. */
  readonly error: string;
  readonly type: (text: string) => void;
  /** What a text would be for a form, were it typed now. */
  readonly preview: (text: string) => FormState;
  /** Makes the typed text the value, or shows what is wrong with it and returns `false`. */
  readonly settle: () => boolean;
  /** Drops what was typed. */
  readonly drop: () => void;
}

/**
 * Ties the state of a field (`field-state.ts`) to React.
 *
 * @returns The field, the value that a form sends, how a text is read now, and how the typed one was written.
 */
export function useTypedField<Value, Wrong extends Problem, Format>(
  options: TypedFieldOptions<Value, Wrong, Format>,
): {
  field: TypedField;
  sent: Value | null;
  typed: (text: string) => Value | null;
  typedFormat: Format;
} {
  const { isEditable, textFormat, messageOf, onValidityChange } = options;
  const [kept, dispatch] = useReducer(fieldReducer<Format>, null);
  // Another value took its place for good: the text must not come back with a value like the former one.
  if (kept && kept.valueKey !== options.valueKey) dispatch({ type: 'dropped' });
  const state = isEditable ? kept : null;
  const reading = readField(state, options);
  const formState = ({ value, problem }: typeof reading): FormState => ({
    sent: options.isoTexts(value),
    validationMessage: problem ? messageOf(problem) : '',
  });
  const current = formState(reading);
  const error = reading.isProblemShown ? current.validationMessage : '';
  const typedNow = (text: string) => ({ text, format: textFormat, valueKey: options.valueKey });
  const type = (text: string) => {
    const { value, unreadable } = options;
    // What shows the value is the value, though a format without a century could be read as another one.
    const isValue = text === (value === null ? unreadable : options.format(value));
    dispatch(isValue ? { type: 'dropped' } : { type: 'typed', ...typedNow(text) });
  };

  const lastError = useRef('');
  // A press outside and the focus that leaves with it come before the next render.
  const committed = useRef<FieldState<Format>>(null);
  const settle = useLatestCallback((): boolean => {
    const now = readField(state, options);
    const { problem, problemValue, text } = now;
    if (!now.isPending || committed.current === state) return problem === null;
    if (problem) {
      dispatch({ type: 'settled' });
      const message = messageOf(problem);
      const isNew = lastError.current !== text + message;
      if (isNew) options.onError?.(text, message);
      lastError.current = text + message;
      // A problem with a value is none of a text that can't be read. In a sheet it was refused once already.
      if (problemValue !== null && (isNew || !state?.isSettled)) {
        options.onRefused?.(problemValue, problem as Wrong);
      }
      return false;
    }
    lastError.current = '';
    committed.current = state;
    dispatch({ type: 'dropped' });
    options.commit(now.value, now.value !== null ? 'type' : 'clear');
    return true;
  });
  // A text that was refused becomes the value as soon as the limits allow it.
  const isNowAllowed = state?.isSettled === true && reading.isPending && reading.problem === null;
  useEffect(() => {
    if (isNowAllowed) settle();
  }, [isNowAllowed, settle]);

  const reportValidity = useLatestCallback((message: string) => {
    const reason = message && reading.problem ? reading.problem.type : null;
    onValidityChange?.({ valid: message === '', reason, message });
  });
  const reported = useRef('');
  useEffect(() => {
    if (reported.current === error) return;
    reported.current = error;
    reportValidity(error);
  }, [error, reportValidity]);

  const field = {
    ...current,
    text: reading.text,
    isPending: reading.isPending,
    error,
    type,
    preview: (text: string) =>
      formState(readField({ ...typedNow(text), isSettled: false }, options)),
    settle: () => settle() ?? true,
    // What was typed a moment ago may not be rendered yet.
    drop: () => dispatch({ type: 'dropped' }),
  };
  return {
    field,
    sent: reading.value,
    typed: (text) => options.read(text, textFormat),
    typedFormat: state?.format ?? textFormat,
  };
}
