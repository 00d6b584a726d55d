'use client';

import { joinIds, useLabels } from '@guadua/utils/internal';
import { useId, useMemo } from 'react';
import type { FieldMessages } from '../../labels/forms-labels.types';
import { nativeMessage, useErrorLabels } from '../../shared/native-message';
import { PLAIN_TEXT } from '../../shared/plain-text';
import { RuledField, useRuledField } from '../../shared/ruled-field';
import { nitLabelsEsCO } from '../labels/es-co';
import { formatNIT, verifyNIT } from '../nit/nit';
import type { NitInputProps } from './nit-input.types';
import { isNIT, nitRules, offeredNIT, plainNIT } from './nit-rules';

/**
 * A Colombian tax number (INP-5): groups its digits while one types, and offers the check digit once
 * the number is complete. It is never put in unasked; ArrowRight at the end takes it. A number without its
 * check digit, or with a wrong one, stops the form.
 * @example <NitInput value={nit} onChange={setNit} />
 */
export function NitInput({
  value,
  defaultValue,
  onChange,
  suggestFrom = 9,
  verify = true,
  ...props
}: NitInputProps) {
  const labels = useLabels('forms', nitLabelsEsCO, props.labels, 'nit');
  const errors = useErrorLabels(props.labels);
  const rules = useMemo(nitRules, []);
  const suggestionId = useId();
  const field = useRuledField<string | null, string>(props, {
    className: 'gd-nit-input',
    value,
    defaultValue,
    read: PLAIN_TEXT.read,
    onChange: onChange && ((next, reason) => onChange(next, { reason })),
    show: formatNIT,
    toValue: plainNIT,
    rules,
    submits: (_, text) => plainNIT(text),
    problemOf(of) {
      const plain = plainNIT(of);
      const isFine = !verify && (plain === '' || isNIT(plain));
      const found = verify ? verifyNIT(of) : { verifyNIT: true };
      return isFine ? '' : nativeMessage(found, { ...NIT_ERRORS, ...errors });
    },
  });
  const { control, input, problem } = field;
  const plain = plainNIT(field.value);
  const offered = suggestFrom === null ? null : offeredNIT(plain, suggestFrom);
  const open = offered !== null && !control.disabled && !control.readOnly;
  const accept = () => {
    control.report({ dirty: true });
    if (offered) field.set(offered.nit, 'select');
  };
  return (
    <RuledField
      field={field}
      inputProps={{
        type: 'text',
        // The hyphen is on the keypad for telephones, not on the one for digits.
        inputMode: props.inputMode ?? 'tel',
        autoComplete: props.autoComplete ?? 'off',
        // `false` is written out: without it Chromium reports the field as invalid from the hyphen on.
        'aria-invalid': control.aria['aria-invalid'] ?? (problem ? false : undefined),
        'aria-describedby': joinIds(control.aria['aria-describedby'], open && suggestionId),
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
          aria-label={offered.digit === null ? undefined : labels.suggestion(offered.digit)}
          onClick={() => {
            accept();
            input.current?.focus();
          }}
        >
          {offered.digit === null ? labels.meaning(formatNIT(offered.nit)) : `-${offered.digit}`}
        </button>
      )}
    </RuledField>
  );
}

const NIT_ERRORS: FieldMessages = {
  verifyNIT: 'Formato: xxxxxxxxx-x',
  verifyNITIntegrity: 'NIT inválido',
};
