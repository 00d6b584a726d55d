'use client';

import { useHydrated } from '@guadua/utils/internal';
import { ruledEdit } from '../text-editing/ruled-edit';
import type { TextRules } from '../text-editing/text-rules';
import { SentText } from './sent-text';
import { TextField, type TextFieldViewProps } from './text-field';
import {
  type TextFieldOptions,
  type TextFieldProps,
  type TextFieldState,
  useTextField,
} from './use-text-field';

interface RuledFieldOptions<Given, Value> extends Omit<TextFieldOptions<Given, Value>, 'edit'> {
  rules: TextRules | undefined;
}

export function useRuledField<Given, Value>(
  props: TextFieldProps,
  { rules, ...options }: RuledFieldOptions<Given, Value>,
): TextFieldState<Value> {
  return useTextField(props, { ...options, edit: rules && ruledEdit.bind(null, rules) });
}

export function RuledField({ field, inputProps, children }: TextFieldViewProps) {
  const { control, input, name, sent, problem } = field;
  // A form sends what is seen until the scripts come.
  const sendsOther = useHydrated() && sent !== undefined;
  const { form } = field.props;
  return (
    <TextField
      field={field}
      inputProps={{
        // The value is always written out: Chromium would call an unfinished text invalid from the first letter on.
        'aria-invalid': control.aria['aria-invalid'] ?? (problem ? false : undefined),
        ...inputProps,
        ...(sendsOther && { name: undefined }),
      }}
    >
      {children}
      {sendsOther && (
        <SentText
          name={name}
          form={form}
          value={sent}
          problem={problem}
          control={control}
          input={input}
        />
      )}
    </TextField>
  );
}
