'use client';

import { joinIds, useLabels } from '@guadua/utils/internal';
import { useId } from 'react';
import { TextField } from '../../shared/text-field';
import { nitLabelsEsCO } from '../labels/es-co';
import { formatNIT, verifyNIT } from '../nit/nit';
import { usePlainField } from '../plain-field/use-plain-field';
import type { NitInputProps } from './nit-input.types';
import { NIT_ERRORS, NIT_SHAPE, offeredNIT, plainNIT } from './nit-rules';

/**
 * Un campo para el NIT, que lo agrupa y ofrece su dígito de verificación: lo pone un clic, o la flecha derecha al
 * final. Uno sin ese dígito, o con otro, no se envía.
 * @example <NitInput value={nit} onChange={setNit} />
 */
export function NitInput({ onChange, suggestFrom = 9, verify = true, ...props }: NitInputProps) {
  const labels = useLabels('forms', nitLabelsEsCO, props.labels, 'nit');
  const suggestionId = useId();
  const field = usePlainField(props, {
    className: 'gd-nit-input',
    shape: NIT_SHAPE,
    messages: NIT_ERRORS,
    toValue: plainNIT,
    verify(of) {
      if (verify) return verifyNIT(of);
      return /^(\d{1,15}(-\d)?)?$/.test(plainNIT(of)) ? null : { verifyNIT: true };
    },
    onChange,
  });
  const { control, input } = field;
  const plain = plainNIT(field.value);
  const offered = suggestFrom === null ? null : offeredNIT(plain, suggestFrom);
  const open = offered !== null && !control.disabled && !control.readOnly;
  const accept = () => {
    control.report({ dirty: true });
    if (offered) field.set(offered.nit, 'select');
  };
  return (
    <TextField
      field={field}
      inputProps={{
        type: 'text',
        // The hyphen is on the keypad for telephones, not on the one for digits.
        inputMode: props.inputMode ?? 'tel',
        autoComplete: props.autoComplete ?? 'off',
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
    </TextField>
  );
}
