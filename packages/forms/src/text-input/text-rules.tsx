'use client';

import { useHydrated, useLabels } from '@guadua/utils/internal';
import { textLabelsEsCO } from '../labels/es-co';
import { PLAIN_TEXT } from '../shared/plain-text';
import { TextField } from '../shared/text-field';
import { useRuledField } from '../shared/use-ruled-field';
import { textFilterRules } from './text-filter';
import type { TextInputProps, TextInputRules, TextRulesOptions } from './text-input.types';

/**
 * Lo que se admite en un `TextInput`, y en mayúsculas o minúsculas.
 * @returns Lo que recibe `rules`. Se puede llamar en cada dibujo.
 * @example <TextInput rules={textRules({ filter: /\d/, textCase: 'upper' })} />
 */
export function textRules(options: TextRulesOptions): TextInputRules {
  return { render: (props) => <RuledTextInput {...props} options={options} /> };
}

interface RuledTextInputProps extends Omit<TextInputProps, 'rules'> {
  options: TextRulesOptions;
}

function RuledTextInput({
  value,
  defaultValue,
  onChange,
  type = 'text',
  options,
  maxLength,
  ...props
}: RuledTextInputProps) {
  // The browser keeps the selection of an e-mail field to itself: the rules could not place the caret.
  const isEmail = type === 'email';
  const labels = useLabels('forms', textLabelsEsCO, props.labels, 'text');
  // Before hydration the visible input has the name, and the form sends its text unchecked.
  const isHydrated = useHydrated();
  const field = useRuledField<string | null, string>(props, {
    className: 'gd-text-input',
    ...PLAIN_TEXT,
    value,
    defaultValue,
    onChange: onChange && ((next, reason) => onChange(next, { reason })),
    // What a keyboard puts behind a word it completes is no part of an address, but stays while one types.
    toValue: isEmail ? address : PLAIN_TEXT.toValue,
    shape: type,
    rules: textFilterRules({ ...options, maxLength }),
    submits: isEmail ? (sent) => sent : undefined,
    problemOf: (_, text) =>
      isEmail && isHydrated && !isAddress(text, props.multiple) ? labels.email : '',
  });
  return (
    <TextField
      field={field}
      inputProps={{
        // The browser would cut a text before the rules filter it.
        maxLength: undefined,
        ...(isEmail ? { type: 'text', inputMode: 'email' } : { type }),
      }}
    />
  );
}

/** E-mail addresses without the spaces round them, as the browser sends those of its own field. */
function address(text: string): string {
  return text
    .split(',')
    .map((one) => one.trim())
    .join(',');
}

function isAddress(value: string, multiple: boolean | undefined): boolean {
  const email = document.createElement('input');
  Object.assign(email, { type: 'email', multiple, value });
  return email.validity.valid;
}
