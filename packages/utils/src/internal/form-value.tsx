'use client';

import type { Ref } from 'react';
import { useCustomValidity } from './use-custom-validity';
import { useMergedRefs } from './use-merged-refs';

export interface FormValueProps {
  name?: string | undefined;
  form?: string | undefined;
  value: string | readonly string[] | null;
  required?: boolean | undefined;
  /** Why the value can't be submitted, in words; native validation refuses it until this is `''`. */
  validationMessage?: string | undefined;
  disabled?: boolean | undefined;
  onFocusRequest?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

// Brings the value of a widget that is no native control into its form (CMP-3). The input that the browser validates
// lies, invisible, along the lower edge of the widget's root, which must be positioned.
export function FormValue({
  name,
  form,
  value,
  required = false,
  validationMessage = '',
  disabled = false,
  onFocusRequest,
  ref,
}: FormValueProps) {
  const input = useMergedRefs(ref, useCustomValidity(validationMessage));
  const values = value === null ? [] : typeof value === 'string' ? [value] : value;
  return (
    <>
      {name !== undefined &&
        values.map((text, index) => (
          // The same value may stand twice in a list: its place is its identity.
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            type="hidden"
            name={name}
            form={form}
            value={text}
            disabled={disabled}
          />
        ))}
      <input
        ref={input}
        className="gd-form-value"
        form={form}
        value={values.length > 0 ? 'x' : ''}
        onChange={() => {}}
        onFocus={onFocusRequest}
        required={required}
        disabled={disabled}
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="off"
      />
    </>
  );
}
