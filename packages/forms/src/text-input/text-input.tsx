'use client';

import type { ReactNode } from 'react';
import { PLAIN_TEXT } from '../shared/plain-text';
import { TextField } from '../shared/text-field';
import { useTextField } from '../shared/use-text-field';
import { plainEdit } from '../text-editing/plain-edit';
import type { TextInputProps } from './text-input.types';

/**
 * Un campo de texto; con `rules` filtra lo que se escribe y le cambia las mayúsculas.
 * @example <TextInput rules={textRules({ filter: /\d/, textCase: 'name' })} value={name} onChange={setName} />
 */
export function TextInput({ rules, ...props }: TextInputProps): ReactNode {
  return rules ? rules.render(props) : <PlainInput {...props} />;
}

function PlainInput({
  value,
  defaultValue,
  onChange,
  type = 'text',
  ...props
}: Omit<TextInputProps, 'rules'>) {
  const field = useTextField<string | null, string>(props, {
    className: 'gd-text-input',
    ...PLAIN_TEXT,
    edit: plainEdit,
    value,
    defaultValue,
    onChange: onChange && ((next, reason) => onChange(next, { reason })),
  });
  return <TextField field={field} inputProps={{ type }} />;
}
