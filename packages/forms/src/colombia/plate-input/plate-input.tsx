'use client';

import { TextField } from '../../shared/text-field';
import type { PlainTextShape } from '../plain-field/plain-text-rules';
import { usePlainField } from '../plain-field/use-plain-field';
import { formatPlate, parsePlate, plainPlate, USUAL_PLATES, verifyPlate } from '../plate/plate';
import type { PlateInputProps } from './plate-input.types';

const SHAPE: PlainTextShape = {
  group: ' ',
  read: plainPlate,
  show: (plain) => (/^[\dA-Z]{0,6}$/.test(plain) ? formatPlate(plain) : null),
};

/**
 * Una placa, en mayúsculas y con su espacio, que el valor no lleva.
 * @example <PlateInput value={plate} onChange={setPlate} />
 */
export function PlateInput({ onChange, kinds = USUAL_PLATES, ...props }: PlateInputProps) {
  const field = usePlainField(props, {
    className: 'gd-plate-input',
    shape: SHAPE,
    toValue: (text) => plainPlate(text) ?? text,
    verify: (value) => verifyPlate(value, { kinds }),
    onChange: (value, details) => onChange?.(value, { ...details, plate: parsePlate(value) }),
  });
  return (
    <TextField
      field={field}
      inputProps={{
        type: 'text',
        autoComplete: props.autoComplete ?? 'off',
        autoCapitalize: props.autoCapitalize ?? 'characters',
        spellCheck: false,
      }}
    />
  );
}
