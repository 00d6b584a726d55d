'use client';

import { CloseIcon, dataAttributes } from '@guadua/utils/internal';
import { clsx } from 'clsx';
import type { CSSProperties, PointerEvent, ReactNode, RefObject } from 'react';
import type { Control } from './use-control';

/** Props of `InputFrame`. */
export interface InputFrameProps {
  control: Control;
  /** The input inside, which a press anywhere on the frame focuses. */
  input: RefObject<HTMLInputElement | null>;
  className?: string | undefined;
  affixClassName?: string | undefined;
  style?: CSSProperties | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Name of the clear button. */
  clearLabel: string;
  /** Empties the control; without it there is no clear button. */
  onClear?: (() => void) | undefined;
  children: ReactNode;
}

/** What text, mask, number and NIT inputs look like round their `<input>`. */
export function InputFrame({
  control,
  input,
  className,
  affixClassName,
  style,
  prefix,
  suffix,
  clearLabel,
  onClear,
  children,
}: InputFrameProps) {
  const focusInput = (event: PointerEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('input, button, a')) return;
    event.preventDefault();
    input.current?.focus();
  };
  return (
    <div
      className={clsx('gd-control', className)}
      style={style}
      onPointerDown={focusInput}
      {...control.handlers}
      {...dataAttributes(control.state)}
    >
      {prefix !== undefined && prefix !== null && (
        <span className={clsx('gd-control__affix', affixClassName)}>{prefix}</span>
      )}
      {children}
      {onClear && !control.state.empty && !control.disabled && !control.readOnly && (
        <button
          type="button"
          className="gd-icon-button"
          tabIndex={-1}
          aria-label={clearLabel}
          onClick={() => {
            onClear();
            input.current?.focus();
          }}
        >
          <CloseIcon />
        </button>
      )}
      {suffix !== undefined && suffix !== null && (
        <span className={clsx('gd-control__affix', affixClassName)}>{suffix}</span>
      )}
    </div>
  );
}
