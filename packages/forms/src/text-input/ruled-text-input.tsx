'use client';

import { useLabels } from '@guadua/utils/internal';
import { useLayoutEffect, useMemo, useState } from 'react';
import { textLabelsEsCO } from '../labels/es-co';
import { PLAIN_TEXT } from '../shared/plain-text';
import { RuledField, useRuledField } from '../shared/ruled-field';
import { textFilterRules } from './text-filter';
import type { TextInputProps, TextRulesOptions } from './text-input.types';

export interface RuledTextInputProps extends Omit<TextInputProps, 'rules'> {
  options: TextRulesOptions;
}

export function RuledTextInput({
  value,
  defaultValue,
  onChange,
  type = 'text',
  options: { filter, only, textCase },
  maxLength,
  ...props
}: RuledTextInputProps) {
  const rules = useMemo(
    () => textFilterRules({ filter, only, textCase, maxLength }),
    [filter, only, textCase, maxLength],
  );
  // The browser keeps the selection of an e-mail field to itself: the rules could not place the caret.
  const plain = type === 'email';
  const labels = useLabels('forms', textLabelsEsCO, props.labels, 'text');
  const [isAddress, setAddress] = useState<boolean | null>(null);
  const field = useRuledField<string | null, string>(props, {
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
    <RuledField
      field={field}
      inputProps={{
        // The browser would cut a text before the rules filter it.
        maxLength: undefined,
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

function isEmail(value: string, multiple: boolean | undefined): boolean {
  const email = document.createElement('input');
  Object.assign(email, { type: 'email', multiple, value });
  return email.validity.valid;
}
