'use client';

import { useControllableValue, useResetValue } from '@guadua/utils/internal';
import { useLayoutEffect, useMemo, useState } from 'react';
import { asText } from '../shared/as-text';
import { TextField, useTextField } from '../shared/text-field';
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
  ...props
}: TextInputProps) {
  const resetValue = asText(useResetValue(value, defaultValue)) ?? '';
  const [text, setText] = useControllableValue({
    value: asText(value),
    defaultValue: asText(defaultValue) ?? '',
    onChange,
  });
  const rules = useMemo(
    () => textFilterRules({ filter, only, textCase }),
    [filter, only, textCase],
  );
  // The browser keeps the selection of an e-mail field to itself: the rules could not place the caret.
  const plain = rules !== undefined && type === 'email';
  const field = useTextField(props, {
    className: 'gd-text-input',
    text,
    rules,
    onText: (next, reason) => setText(next, { reason }),
    onClear: () => setText('', { reason: 'clear' }),
    onReset: () => setText(resetValue, { reason: 'reset' }),
    error: useEmailError(text, plain, props.multiple),
  });
  return (
    <TextField field={field} inputProps={plain ? { type: 'text', inputMode: 'email' } : { type }} />
  );
}

/** Why the browser would refuse an e-mail address, in its own words. */
function useEmailError(text: string, active: boolean, multiple: boolean | undefined): string {
  const [error, setError] = useState('');
  // In a layout effect, since what is set there is rendered at once: Enter may follow.
  useLayoutEffect(() => {
    if (!active) return;
    const email = document.createElement('input');
    Object.assign(email, { type: 'email', multiple, value: text });
    setError(email.validationMessage);
  }, [text, active, multiple]);
  return active ? error : '';
}
