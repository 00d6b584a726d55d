'use client';

import {
  dataAttributes,
  joinNames,
  useControllableValue,
  useFormReset,
  useMergedRefs,
  useResetValue,
} from '@guadua/utils/internal';
import { useEffect, useRef } from 'react';
import { useControl } from '../shared/use-control';
import { useResetDefaults } from '../shared/use-reset-defaults';
import type { CheckboxProps, SwitchProps, ToggleProps } from './choice.types';

/**
 * A box to tick (INP-4).
 *
 * @example <Checkbox value={accepted} onChange={setAccepted}>Acepto los términos</Checkbox>
 */
export function Checkbox({ indeterminate = false, ...props }: CheckboxProps) {
  return <Toggle {...props} kind="checkbox" indeterminate={indeterminate} />;
}

/**
 * Turns something on or off at once (INP-4, APG switch).
 *
 * @example <Switch value={on} onChange={setOn}>Notificaciones</Switch>
 */
export function Switch(props: SwitchProps) {
  return <Toggle {...props} kind="switch" indeterminate={false} />;
}

function Toggle({
  kind,
  indeterminate,
  value,
  defaultValue,
  onChange,
  submitValue = 'on',
  children,
  className,
  classNames,
  style,
  labels: _labels,
  id,
  disabled,
  readOnly,
  required,
  invalid,
  onFocus,
  onBlur,
  ref,
  ...native
}: ToggleProps & { kind: 'checkbox' | 'switch'; indeterminate: boolean }) {
  const root = useRef<HTMLLabelElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const resetValue = useResetValue(value, defaultValue) ?? false;
  const [checked, setChecked] = useControllableValue<boolean, { reason: 'select' | 'reset' }>({
    value: value === null ? false : value,
    defaultValue: defaultValue ?? false,
    onChange,
  });
  const control = useControl(
    { ...native, id, disabled, readOnly, required, invalid, onFocus, onBlur },
    checked,
  );
  useFormReset(input, () => setChecked(resetValue, { reason: 'reset' }));
  useResetDefaults(root);
  useEffect(() => {
    // Only a property: HTML has no attribute for it.
    if (input.current) input.current.indeterminate = indeterminate;
  });
  const mergedRef = useMergedRefs(input, ref);

  return (
    <label
      ref={root}
      className={joinNames('gd-toggle', classNames?.root, className)}
      style={style}
      {...control.handlers}
      {...dataAttributes({ ...control.state, kind, checked, indeterminate })}
    >
      <input
        {...native}
        {...control.aria}
        ref={mergedRef}
        id={control.id}
        type="checkbox"
        role={kind === 'switch' ? 'switch' : undefined}
        className={joinNames('gd-toggle__input', classNames?.input)}
        value={submitValue}
        checked={checked}
        onChange={(event) => {
          // A box knows no `readonly`; React puts the tick back.
          if (control.readOnly) return;
          control.report({ dirty: true });
          setChecked(event.currentTarget.checked, { reason: 'select' });
        }}
        aria-readonly={control.readOnly || undefined}
        disabled={control.disabled}
        required={control.required}
      />
      {children !== undefined && children !== null && (
        <span className={joinNames('gd-toggle__label', classNames?.label)}>{children}</span>
      )}
    </label>
  );
}
