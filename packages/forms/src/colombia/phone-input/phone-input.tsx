'use client';

import { useEffect, useState } from 'react';
import type { ValidationErrors } from '../../field/field.types';
import { TextField } from '../../shared/text-field';
import { colombiaErrorsEsCO } from '../labels/es-co';
import {
  COLOMBIAN_PHONES,
  formatPhone,
  groupPhone,
  parsePhone,
  plainPhone,
  verifyPhone,
} from '../phone/phone';
import type { PhoneKind } from '../phone/phone.types';
import type { PlainTextShape } from '../plain-field/plain-text-rules';
import { usePlainField } from '../plain-field/use-plain-field';
import type { PhoneInputProps } from './phone-input.types';
import { foreignNumber, groupForeign, isForeign, type PhoneLibraryState } from './phone-library';

const ALL_PHONES: readonly PhoneKind[] = [...COLOMBIAN_PHONES, 'foreign'];

/**
 * Un teléfono, como lo escriba o lo pegue la gente; se muestra en grupos y se entrega en E.164 cuando está completo.
 * Los de otros países los revisa `libphonenumber-js`, si la aplicación lo tiene.
 * @example <PhoneInput value={phone} onChange={setPhone} />
 */
export function PhoneInput({
  onChange,
  loadLibrary,
  kinds = loadLibrary ? ALL_PHONES : COLOMBIAN_PHONES,
  ...props
}: PhoneInputProps) {
  const [library, setLibrary] = useState<PhoneLibraryState>('absent');
  const ask = () => loadLibrary?.().then(setLibrary, () => setLibrary('failed'));
  const field = usePlainField(props, {
    className: 'gd-phone-input',
    shape: shapeWith(library),
    toValue: (text) =>
      foreignNumber(text, library) ?? parsePhone(text)?.e164 ?? plainPhone(text) ?? text,
    verify: (value) =>
      verifyPhone(value, { kinds }) ?? (loadLibrary ? verifyForeign(value, kinds, library) : null),
    onChange: (value, details) => {
      if (library === 'failed' && isForeign(value)) ask();
      onChange?.(value, { ...details, phone: parsePhone(value) });
    },
  });
  const isForeignNow = isForeign(field.value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the library is loaded with the first number of another country
  useEffect(() => {
    if (isForeignNow && library === 'absent') ask();
  }, [isForeignNow]);
  return (
    <TextField
      field={field}
      inputProps={{
        type: 'tel',
        autoComplete: props.autoComplete ?? 'tel',
      }}
    />
  );
}

function shapeWith(library: PhoneLibraryState): PlainTextShape {
  return {
    group: ' ',
    read: plainPhone,
    show: (plain) => {
      const shown = showPhone(plain);
      return shown === null ? null : (groupForeign(plain, library) ?? shown);
    },
  };
}

function showPhone(plain: string): string | null {
  if (parsePhone(plain)) return formatPhone(plain);
  if (!/^(?:(?:\+|00)\d{0,15}|57\d{0,10}|\d{0,10})$/.test(plain)) return null;
  const [, country = '', rest = ''] = /^(\+57|0057)(\d*)$/.exec(plain) ?? [];
  if (country === '') return /^(?:\+|00)/.test(plain) ? plain : groupPhone(plain);
  return rest === '' ? country : `${country} ${groupPhone(rest)}`;
}

/** The verdict of the library on a number that looks right; until it is loaded the form is invalid. */
function verifyForeign(
  value: string,
  kinds: readonly PhoneKind[],
  library: PhoneLibraryState,
): ValidationErrors {
  if (!isForeign(value) || foreignNumber(value, library) !== null) return null;
  if (typeof library !== 'string') {
    return { verifyPhone: { kinds, fallback: colombiaErrorsEsCO.verifyPhone({ kinds }) } };
  }
  const error = { failed: library === 'failed' };
  return { phoneUnchecked: { ...error, fallback: colombiaErrorsEsCO.phoneUnchecked(error) } };
}
