'use client';

import { useMemo } from 'react';
import type { ValidationErrors } from '../../field/field.types';
import type { ChangeDetails } from '../../shared/control.types';
import { nativeMessage, useErrorLabels } from '../../shared/native-message';
import { PLAIN_TEXT } from '../../shared/plain-text';
import { useRuledField } from '../../shared/ruled-field';
import type { TextFieldProps, TextFieldState } from '../../shared/use-text-field';
import type { ColombiaFieldLabels } from '../labels/colombia-labels.types';
import { type PlainTextShape, plainTextRules, shownText } from './plain-text-rules';

interface PlainFieldProps extends Omit<TextFieldProps, 'labels'> {
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  labels?: ColombiaFieldLabels | undefined;
}

interface PlainFieldOptions {
  className: string;
  shape: PlainTextShape;
  toValue: (text: string) => string;
  verify: (value: string) => ValidationErrors;
  onChange: (value: string, details: ChangeDetails) => void;
}

export interface PlainField {
  field: TextFieldState<string>;
  value: string;
  /** `false` is written out: without it Chromium reports the field as invalid from the first letter on. */
  ariaInvalid: boolean | undefined;
}

export function usePlainField(
  { value, defaultValue, labels, ...props }: PlainFieldProps,
  { className, shape, toValue, verify, onChange }: PlainFieldOptions,
): PlainField {
  const messages = useErrorLabels(labels);
  const rules = useMemo(() => plainTextRules(shape), [shape]);
  const field = useRuledField<string | null, string>(
    { ...props, labels },
    {
      className,
      value,
      defaultValue,
      read: PLAIN_TEXT.read,
      onChange: (next, reason) => onChange(next, { reason }),
      show: (of) => shownText(shape, of),
      toValue,
      rules,
      submits: (_, text) => toValue(text),
      problemOf: (of) => nativeMessage(verify(of), messages),
    },
  );
  const ariaInvalid = field.control.aria['aria-invalid'] ?? (field.problem ? false : undefined);
  return { field, value: field.value, ariaInvalid };
}
