'use client';

import {
  dataAttributes,
  useControl,
  useControllableValue,
  useEditBeforeHydration,
  useFormReset,
  useMergedRefs,
  useResetValue,
} from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { useEffect, useRef } from 'react';
import { setDefaults, useResetDefaults } from '../shared/use-reset-defaults';
import type { ToggleProps } from './choice.types';

/** Props of `Toggle`. */
export interface ToggleViewProps extends ToggleProps {
  kind: 'checkbox' | 'switch';
  indeterminate: boolean;
}

/** What `Checkbox` and `Switch` are made of: a native checkbox in its label. */
export function Toggle({
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
}: ToggleViewProps) {
  const root = useRef<HTMLLabelElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const resetValue = useResetValue(value, defaultValue) ?? false;
  const [own, setOwn] = useControllableValue<boolean, { reason: 'select' | 'reset' }>({
    value: value === null ? false : value,
    defaultValue: defaultValue ?? false,
    onChange,
  });
  const [early, dropEarly] = useEditBeforeHydration({
    read: () => {
      const box = input.current;
      if (!box || box.checked === box.defaultChecked || box.checked === own) return undefined;
      return control.readOnly ? own : box.checked;
    },
    send: (sent = own) => setDefaults(root.current, () => sent),
    take: (next) => toggle(next),
  });
  const checked = early ?? own;
  const control = useControl(
    { ...native, id, disabled, readOnly, required, invalid, onFocus, onBlur },
    { filled: checked },
  );
  const toggle = (next: boolean) => {
    if (control.readOnly) return;
    control.report({ dirty: true });
    setOwn(next, { reason: 'select' });
  };
  useFormReset(input, () => {
    dropEarly();
    setOwn(resetValue, { reason: 'reset' });
  });
  useEffect(() => {
    // Only a property: HTML has no attribute for it.
    if (input.current) input.current.indeterminate = indeterminate;
  });
  useResetDefaults(root);
  const mergedRef = useMergedRefs(input, ref);

  return (
    <label
      ref={root}
      className={clsx('gd-toggle', classNames?.root, className)}
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
        className={clsx('gd-toggle__input', classNames?.input)}
        value={submitValue}
        checked={checked}
        onChange={(event) => {
          // A box has no `readonly`; React puts the tick back, but not the dash.
          if (control.readOnly) event.currentTarget.indeterminate = indeterminate;
          toggle(event.currentTarget.checked);
        }}
        aria-readonly={control.readOnly || undefined}
        disabled={control.disabled}
        required={control.required}
      />
      {children !== undefined && children !== null && (
        <span className={clsx('gd-toggle__label', classNames?.label)}>{children}</span>
      )}
    </label>
  );
}
