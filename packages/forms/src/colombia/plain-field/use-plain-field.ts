'use client';

import { HeldInput, useControllableValue, useLabels, useResetValue } from '@guadua/utils/internal';
import { useMemo } from 'react';
import type { ValidationErrors } from '../../field/field.types';
import { errorMessages } from '../../field/field-state';
import type { FieldMessages } from '../../labels/forms-labels.types';
import { asText } from '../../shared/as-text';
import type { ChangeDetails } from '../../shared/control.types';
import { type TextFieldProps, type TextFieldState, useTextField } from '../../shared/text-field';
import type { ColombiaWidgetLabels } from '../labels/colombia-labels.types';
import { type PlainTextShape, plainTextRules, shownText } from './plain-text-rules';

/** What the fields of this entry take besides the props of any text field. */
interface PlainFieldProps extends Omit<TextFieldProps, 'labels'> {
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  labels?: ColombiaWidgetLabels | undefined;
}

/** What one of them is made of. */
interface PlainFieldOptions {
  className: string;
  shape: PlainTextShape;
  /** The value that a shown text stands for. */
  toValue: (text: string) => string;
  /** What is wrong with a value. */
  verify: (value: string) => ValidationErrors;
  onChange: (value: string, details: ChangeDetails) => void;
}

/** A text field that is ready to be shown, and its value. */
export interface PlainField {
  field: TextFieldState;
  value: string;
  /** Said aloud: Chromium takes what is not finished for wrong, from the first letter on. */
  ariaInvalid: boolean | undefined;
}

/** A field with one text that is shown in groups and sent without; what is not whole stops the form (COL-7). */
export function usePlainField(
  { value, defaultValue, labels, ...props }: PlainFieldProps,
  { className, shape, toValue, verify, onChange }: PlainFieldOptions,
): PlainField {
  const messages = useErrorLabels(labels);
  const resetValue = asText(useResetValue(value, defaultValue)) ?? '';
  const [current, setCurrent] = useControllableValue<string, ChangeDetails>({
    value: asText(value),
    defaultValue: asText(defaultValue) ?? '',
    onChange,
  });
  const rules = useMemo(() => plainTextRules(shape), [shape]);
  const text = shownText(shape, current);
  const error = nativeMessage(verify(current), messages);
  const field = useTextField(
    { ...props, labels },
    {
      className,
      text,
      rules,
      onText: (next, reason) => setCurrent(toValue(next), { reason }),
      onClear: () => setCurrent('', { reason: 'clear' }),
      onReset: () => setCurrent(resetValue, { reason: 'reset' }),
      Input: HeldInput,
      submits: toValue,
      error,
    },
  );
  const ariaInvalid = field.control.aria['aria-invalid'] ?? (error ? false : undefined);
  return { field, value: current, ariaInvalid };
}

const NO_ERRORS: { errors: FieldMessages } = { errors: {} };

/** The words of a label pack for errors: validators bring the Spanish ones along. */
export function useErrorLabels(own: ColombiaWidgetLabels | undefined): FieldMessages {
  return useLabels<{ errors: FieldMessages }>('forms', NO_ERRORS, own).errors;
}

/** The words of the first error, for the browser's own validation; `''` where there is none. */
export function nativeMessage(errors: ValidationErrors, messages: FieldMessages): string {
  const [first] = errorMessages(errors, {}, messages);
  if (!first) return '';
  return typeof first.message === 'string' ? first.message : first.key;
}
