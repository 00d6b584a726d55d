'use client';

import { useControllableValue, useResetValue } from '@guadua/utils/internal';
import { useLayoutEffect, useMemo, useState } from 'react';
import { asText } from '../shared/as-text';
import type { ChangeReason } from '../shared/control.types';
import { TextField, useTextField } from '../shared/text-field';
import { useDraft } from '../text-editing/use-draft';
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
  const resetValue = asText(useResetValue(value, defaultValue)) ?? '';
  const [current, setCurrent] = useControllableValue({
    value: asText(value),
    defaultValue: asText(defaultValue) ?? '',
    onChange,
  });
  const rules = useMemo(
    () => textFilterRules({ filter, only, textCase, maxLength }),
    [filter, only, textCase, maxLength],
  );
  // The browser keeps the selection of an e-mail field to itself: the rules could not place the caret.
  const plain = rules !== undefined && type === 'email';
  // What a keyboard puts behind a word it completes is no part of an address, but stays while one types.
  const [text, setDraft] = useDraft(current, unchanged, type);
  const change = (next: string, reason: ChangeReason) => {
    const value = plain ? address(next) : next;
    setDraft(value === '' || value === next ? null : { text: next, value });
    if (value !== current) setCurrent(value, { reason });
  };
  const replace = (next: string, reason: ChangeReason) => {
    setDraft(null);
    setCurrent(next, { reason });
  };
  const error = useEmailError(text, plain, props.multiple);
  const field = useTextField(props, {
    className: 'gd-text-input',
    text,
    rules,
    onText: change,
    onClear: () => replace('', 'clear'),
    onReset: () => replace(resetValue, 'reset'),
    // Where no script has come yet, nothing but the text itself can be sent.
    submits: error === null ? undefined : address,
    error: error ?? '',
  });
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

function unchanged(text: string): string {
  return text;
}

/** Why the browser would refuse an e-mail address, in its own words; `null` before that can be asked. */
function useEmailError(text: string, active: boolean, multiple: boolean | undefined) {
  const [error, setError] = useState<string | null>(null);
  // In a layout effect, since what is set there is rendered at once: Enter may follow.
  useLayoutEffect(() => {
    if (!active) return;
    const email = document.createElement('input');
    Object.assign(email, { type: 'email', multiple, value: text });
    setError(email.validationMessage);
  }, [text, active, multiple]);
  return active ? error : null;
}
