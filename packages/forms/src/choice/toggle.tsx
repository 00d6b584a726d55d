'use client';

import { dataAttributes, useMergedRefs } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { useEffect, useRef } from 'react';
import { elementProps } from '../shared/element-props';
import type { CheckboxProps, SwitchProps, ToggleProps } from './choice.types';
import { useChoice } from './use-choice';

/**
 * Una casilla con su texto al lado.
 * @example <Checkbox value={accepted} onChange={setAccepted}>Acepto los términos</Checkbox>
 */
export function Checkbox({ indeterminate = false, ...props }: CheckboxProps) {
  return <Toggle {...props} kind="checkbox" indeterminate={indeterminate} />;
}

/**
 * Un interruptor: una casilla para lo que se enciende y se apaga de inmediato.
 * @example <Switch value={on} onChange={setOn}>Notificaciones</Switch>
 */
export function Switch(props: SwitchProps) {
  return <Toggle {...props} kind="switch" indeterminate={false} />;
}

interface ToggleViewProps extends ToggleProps {
  kind: 'checkbox' | 'switch';
  indeterminate: boolean;
}

function Toggle({
  kind,
  indeterminate,
  submitValue = 'on',
  children,
  className,
  classNames,
  style,
  ref,
  ...props
}: ToggleViewProps) {
  const root = useRef<HTMLLabelElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { choice, control, choose } = useChoice<boolean | null, boolean>(props, {
    root,
    element: input,
    read: (given) => given === true,
    readEarly: (changed) => changed.some(({ on }) => on),
    isFilled: (isOn) => isOn,
  });
  const checked = choice.value;
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
        {...elementProps(props)}
        {...control.aria}
        ref={mergedRef}
        id={control.id}
        name={choice.name}
        form={props.form}
        type="checkbox"
        role={kind === 'switch' ? 'switch' : undefined}
        className={clsx('gd-toggle__input', classNames?.input)}
        value={submitValue}
        checked={checked}
        onChange={(event) => {
          // A box has no `readonly`; React puts the tick back, but not the dash.
          if (control.readOnly) event.currentTarget.indeterminate = indeterminate;
          choose(event.currentTarget.checked);
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
