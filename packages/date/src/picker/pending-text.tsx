'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { clsx } from 'clsx';
import { type RefObject, useEffect } from 'react';
import { useDisabledFieldset } from '../calendar/use-disabled-fieldset';
import { useSteadyMessage } from '../value/use-steady-message';
import { useSettleOnSubmit } from './use-settle-on-submit';

/** Props of `PendingText`. */
export interface PendingTextProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Something was typed that is not the value yet. */
  readonly isPending: boolean;
  /** What is wrong with the text; `''` for nothing. */
  readonly error: string;
  readonly errorId: string;
  readonly className: string | undefined;
  readonly settle: () => void;
}

/** What a field needs while its text is not its value, or is wrong: a page may have fifty of which none is. */
export function PendingText(props: PendingTextProps) {
  useSettleOnSubmit(props.input, props.isPending, props.settle);
  const isOff = useDisabledFieldset(props.input);
  const settle = useLatestCallback(props.settle);
  // It takes the focus away, and no browser says so.
  useEffect(() => {
    if (isOff) settle();
  }, [isOff, settle]);
  const error = useSteadyMessage(props.root, props.error, props.isPending);
  return error === '' ? null : (
    <p id={props.errorId} role="alert" className={clsx('gd-date-picker__error', props.className)}>
      {error}
    </p>
  );
}
