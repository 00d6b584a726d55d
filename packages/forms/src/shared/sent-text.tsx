import type { RefObject } from 'react';

export interface SentTextProps {
  name: string | undefined;
  form: string | undefined;
  value: string | null;
  problem: string | undefined;
  control: { readonly disabled: boolean; readonly readOnly: boolean };
  input: RefObject<HTMLInputElement | null>;
}

/** Sends another text than the one shown, and stops the form where a read-only input can't be invalid (TXC-7). */
export function SentText({ name, form, value, problem, control, input }: SentTextProps) {
  if (name === undefined) return null;
  const { disabled } = control;
  return value || !problem || !control.readOnly ? (
    <input
      type="hidden"
      name={name}
      form={form}
      value={value ?? ''}
      disabled={disabled || value === null}
    />
  ) : (
    <input
      key="invalid"
      ref={(element) => element?.setCustomValidity(problem)}
      className="gd-form-value"
      form={form}
      disabled={disabled}
      tabIndex={-1}
      aria-hidden="true"
      onFocus={() => input.current?.focus()}
    />
  );
}
