'use client';

import { useLabels } from '@guadua/utils/internal';
import { useLayoutEffect, useMemo, useState } from 'react';
import { inputLabelsEsCO } from '../labels/es-co-input';
import { PLAIN_TEXT } from '../shared/plain-text';
import { TextField } from '../shared/text-field';
import { useTextField } from '../shared/use-text-field';
import { textFilterRules } from './text-filter';
import type { TextInputProps } from './text-input.types';

/**
 * A line of text (INP-1), which can be filtered and cased while it is typed without the caret ever
 * jumping.
 *
 * @example <TextInput filter={/\d/} textCase="name" value={name} onChange={setName} />
 */
export function TextInput({
  value,
  defaultValue,
  onChange,
  type = 'text',
  filter,
  only,
  textCase,
  maxLength,
  ...props
}: TextInputProps) {
  const rules = useMemo(
    () => textFilterRules({ filter, only, textCase, maxLength }),
    [filter, only, textCase, maxLength],
  );
  // The browser keeps the selection of an e-mail field to itself: the rules could not place the caret.
  const plain = rules !== undefined && type === 'email';
  const labels = useLabels('forms', inputLabelsEsCO, props.labels);
  const [isAddress, setAddress] = useState<boolean | null>(null);
  const field = useTextField<string | null, string>(props, {
    className: 'gd-text-input',
    ...PLAIN_TEXT,
    value,
    defaultValue,
    onChange: onChange && ((next, reason) => onChange(next, { reason })),
    // What a keyboard puts behind a word it completes is no part of an address, but stays while one types.
    toValue: plain ? address : PLAIN_TEXT.toValue,
    shape: type,
    rules,
    // Where no script has come yet, nothing but the text itself can be sent.
    submits: plain && isAddress !== null ? (sent) => sent : undefined,
    problemOf: () => (plain && isAddress === false ? labels.email : ''),
  });
  const { text } = field;
  // In a layout effect, since what is set there is rendered at once: Enter may follow.
  useLayoutEffect(() => {
    if (plain) setAddress(isEmail(text, props.multiple));
  }, [plain, text, props.multiple]);
  return (
    <TextField
      field={field}
      inputProps={{
        // With rules the browser would cut a text before they filter it.
        maxLength: rules ? undefined : maxLength,
        ...(plain ? { type: 'text', inputMode: 'email' } : { type }),
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

/** Whether the browser would take a text for an e-mail address. */
function isEmail(value: string, multiple: boolean | undefined): boolean {
  const email = document.createElement('input');
  Object.assign(email, { type: 'email', multiple, value });
  return email.validity.valid;
}
