'use client';

import { joinIds } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { useId } from 'react';
import { TextField } from '../../shared/text-field';
import type { PlainTextShape } from '../plain-field/plain-text-rules';
import { usePlainField } from '../plain-field/use-plain-field';
import {
  plainPostalCode,
  postalCodeDepartment,
  verifyPostalCode,
} from '../postal-code/postal-code';
import type { PostalCodeInputProps } from './postal-code-input.types';

const SHAPE: PlainTextShape = {
  group: '',
  read: plainPostalCode,
  show: (plain) => (/^\d{0,6}$/.test(plain) ? plain : null),
};

/**
 * Un código postal de seis dígitos, y al lado el departamento que dicen los dos primeros.
 * @example <PostalCodeInput value={code} onChange={setCode} />
 */
export function PostalCodeInput({ onChange, department = true, ...props }: PostalCodeInputProps) {
  const departmentId = useId();
  const field = usePlainField(props, {
    className: 'gd-postal-code-input',
    shape: SHAPE,
    toValue: (text) => plainPostalCode(text) ?? text,
    verify: verifyPostalCode,
    onChange: (next, details) =>
      onChange?.(next, { ...details, department: postalCodeDepartment(next) }),
  });
  const found = department ? postalCodeDepartment(field.value) : null;
  return (
    <TextField
      field={field}
      inputProps={{
        type: 'text',
        inputMode: props.inputMode ?? 'numeric',
        autoComplete: props.autoComplete ?? 'postal-code',
        'aria-describedby': joinIds(
          field.control.aria['aria-describedby'],
          found !== null && departmentId,
        ),
      }}
    >
      {found && (
        <span
          id={departmentId}
          className={clsx(
            'gd-control__affix',
            'gd-postal-code-input__department',
            props.classNames?.affix,
          )}
        >
          {found.name}
        </span>
      )}
    </TextField>
  );
}
