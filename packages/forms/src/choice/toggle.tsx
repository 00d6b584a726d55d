'use client';

import { dataAttributes, useControl, useControlValue, useMergedRefs } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { useEffect, useRef } from 'react';
import type { ChangeDetails } from '../shared/control.types';
import type { ToggleProps } from './choice.types';
import { changedTicks, keepTicks, restoreTicks } from './keep-ticks';

export interface ToggleViewProps extends ToggleProps {
  kind: 'checkbox' | 'switch';
  indeterminate: boolean;
}

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
  const box = useControlValue<boolean | null, boolean, never, ChangeDetails>({
    name: native.name,
    element: input,
    value,
    defaultValue,
    read: (given) => given === true,
    onChange,
    onReset(first) {
      box.set(first, { reason: 'reset' });
      keepTicks(root.current);
    },
    readEarly() {
      const changed = changedTicks(root.current);
      if (control.readOnly) return restoreTicks(changed);
      return changed[0] && { value: changed[0].checked };
    },
  });
  const checked = box.value;
  const control = useControl(
    { ...native, id, disabled, readOnly, required, invalid, onFocus, onBlur },
    { filled: checked },
  );
  const toggle = (next: boolean) => {
    if (control.readOnly) return;
    control.report({ dirty: true });
    box.set(next, { reason: 'select' });
  };
  useEffect(() => {
    // HTML has no attribute for `indeterminate`, so React can't set it.
    if (input.current) input.current.indeterminate = indeterminate;
  });
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
        name={box.name}
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
