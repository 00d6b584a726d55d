'use client';

import { TextField } from '../../shared/text-field';
import {
  COLOMBIAN_PHONES,
  formatPhone,
  groupPhone,
  parsePhone,
  plainPhone,
  verifyPhone,
} from '../phone/phone';
import type { PlainTextShape } from '../plain-field/plain-text-rules';
import { usePlainField } from '../plain-field/use-plain-field';
import type { PhoneInputProps } from './phone-input.types';

const SHAPE: PlainTextShape = { group: ' ', read: plainPhone, show: showPhone };

/**
 * A Colombian telephone number (COL-7): takes what people write and paste, shows it in groups, and gives it in
 * E.164 once it is whole.
 *
 * @example <PhoneInput value={phone} onChange={setPhone} />
 */
export function PhoneInput({ onChange, kinds = COLOMBIAN_PHONES, ...props }: PhoneInputProps) {
  const { field, ariaInvalid } = usePlainField(props, {
    className: 'gd-phone-input',
    shape: SHAPE,
    toValue: (text) => parsePhone(text)?.e164 ?? plainPhone(text) ?? text,
    verify: (value) => verifyPhone(value, { kinds }),
    onChange: (value, details) => onChange?.(value, { ...details, phone: parsePhone(value) }),
  });
  return (
    <TextField
      field={field}
      inputProps={{
        type: 'tel',
        autoComplete: props.autoComplete ?? 'tel',
        'aria-invalid': ariaInvalid,
      }}
    />
  );
}

/** A number in groups, half-written and with its country too; `null` for what is longer than any. */
function showPhone(plain: string): string | null {
  if (parsePhone(plain)) return formatPhone(plain);
  if (!/^(?:(?:\+|00)\d{0,15}|57\d{0,10}|\d{0,10})$/.test(plain)) return null;
  const [, country = '', rest = ''] = /^(\+57|0057)(\d*)$/.exec(plain) ?? [];
  if (country === '') return /^(?:\+|00)/.test(plain) ? plain : groupPhone(plain);
  return rest === '' ? country : `${country} ${groupPhone(rest)}`;
}
