'use client';

import { HeldInput, useControllableValue, useLabels, useResetValue } from '@guadua/utils/internal';
import { useId, useMemo } from 'react';
import { inputLabelsEsCO } from '../labels/es-co-input';
import { asText } from '../shared/as-text';
import { TextField, useTextField } from '../shared/text-field';
import { formatNIT } from '../validators/nit';
import type { NitInputProps } from './nit-input.types';
import { isNIT, nitRules, plainNIT, suggestedDigit } from './nit-rules';

/**
 * A Colombian tax number (INP-5): groups its digits while one types, and offers the check digit once
 * the number is complete. It is never put in unasked; ArrowRight at the end takes it.
 *
 * @example <NitInput value={nit} onChange={setNit} />
 */
export function NitInput({
  value,
  defaultValue,
  onChange,
  suggestFrom = 9,
  ...props
}: NitInputProps) {
  const labels = useLabels('forms', inputLabelsEsCO, props.labels);
  const resetValue = asText(useResetValue(value, defaultValue)) ?? '';
  const [current, setCurrent] = useControllableValue({
    value: asText(value),
    defaultValue: asText(defaultValue) ?? '',
    onChange,
  });
  const text = formatNIT(current);
  const plain = plainNIT(current);
  const error =
    plain === '' || isNIT(plain) ? '' : labels.maskIncomplete('000.000.000-0', undefined);
  const rules = useMemo(nitRules, []);
  const suggestionId = useId();
  const offered = suggestFrom === null ? null : suggestedDigit(plain, suggestFrom);
  const description = [props['aria-describedby'], offered !== null && suggestionId]
    .filter(Boolean)
    .join(' ');
  const field = useTextField(
    { ...props, 'aria-describedby': description || undefined },
    {
      className: 'gd-nit-input',
      text,
      rules,
      onText: (next, reason) => setCurrent(plainNIT(next), { reason }),
      onClear: () => setCurrent('', { reason: 'clear' }),
      onReset: () => setCurrent(resetValue, { reason: 'reset' }),
      Input: HeldInput,
      submits: plainNIT,
      error,
    },
  );
  const { control, input } = field;
  const open = offered !== null && !control.disabled && !control.readOnly;
  const accept = () => {
    control.report({ dirty: true });
    field.expectChange();
    setCurrent(`${plain.replace('-', '')}-${offered}`, { reason: 'suggestion' });
  };
  return (
    <TextField
      field={field}
      inputProps={{
        type: 'text',
        // The hyphen is on the keypad for telephones, not on the one for digits.
        inputMode: props.inputMode ?? 'tel',
        autoComplete: props.autoComplete ?? 'off',
        // Said aloud: Chromium takes what is not finished for wrong, from the hyphen on.
        'aria-invalid': control.aria['aria-invalid'] ?? (error ? false : undefined),
        onKeyDown: (event) => {
          props.onKeyDown?.(event);
          const { selectionStart, value: typed } = event.currentTarget;
          const plainKey = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
          if (!open || event.defaultPrevented || event.key !== 'ArrowRight' || !plainKey) return;
          if (selectionStart !== typed.length) return;
          event.preventDefault();
          accept();
        },
      }}
    >
      {open && (
        <button
          id={suggestionId}
          type="button"
          className="gd-nit-input__suggestion"
          aria-label={labels.nitSuggestion(offered)}
          onClick={() => {
            accept();
            input.current?.focus();
          }}
        >
          -{offered}
        </button>
      )}
    </TextField>
  );
}
