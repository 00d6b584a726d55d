'use client';

import { PLAIN_TEXT } from '../shared/plain-text';
import { TextField } from '../shared/text-field';
import { useTextField } from '../shared/use-text-field';
import type { TextInputProps } from './text-input.types';

/**
 * A line of text (INP-1), which the browser edits; with `rules` it is filtered and cased while one types.
 * @example <TextInput rules={textRules({ filter: /\d/, textCase: 'name' })} value={name} onChange={setName} />
 */
export function TextInput({ rules, ...props }: TextInputProps) {
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
    value,
    defaultValue,
    onChange: onChange && ((next, reason) => onChange(next, { reason })),
  });
  return <TextField field={field} inputProps={{ type }} />;
}
