'use client';

import { type RefObject, useRef } from 'react';
import { useCustomValidity } from './use-custom-validity';

export interface FormValueProps {
  /** Name in `FormData`; without one nothing is submitted. */
  name?: string | undefined;
  /** Id of the form it belongs to, when it stands outside. */
  form?: string | undefined;
  /** What is submitted: one text, several under the same name, or nothing (`null`). */
  value: string | readonly string[] | null;
  /** Native validation refuses an empty value. */
  required?: boolean | undefined;
  /** Why the value can't be submitted, in words; native validation refuses it until this is `''`. */
  validationMessage?: string | undefined;
  /** A disabled widget submits nothing and is not validated. */
  disabled?: boolean | undefined;
  /** Moves the focus to the widget when the browser wants to show that a value is missing. */
  onFocusRequest?: (() => void) | undefined;
  /** Receives the input that belongs to the form: the `element` of the widget's `useControlValue`. */
  ref?: RefObject<HTMLInputElement | null> | undefined;
}

/**
 * Brings the value of a widget that is not a native control into its form (CMP-3): `FormData`, `required` with the
 * browser's own message, which points at the widget because this input lies, invisible, along its lower edge. The
 * widget's root must be positioned.
 */
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
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  useCustomValidity(() => input.current, validationMessage);
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
        onChange={ignore}
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

/** React wants a handler on an input with a value; no one can type into this one. */
function ignore(): void {}
