'use client';

import { type FocusEvent, useLayoutEffect, useState } from 'react';
import { type FieldControlProps, type FieldControlState, useFieldControl } from './field-context';
import { useFocusWithin } from './use-focus-within';

export interface ControlProps extends FieldControlProps {
  onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
}

export interface ControlOptions {
  filled: boolean;
  labelled?: 'for' | 'id' | undefined;
  /** Whether a node counts as inside though it is not below the root in the DOM: the popup. */
  isInside?: ((node: Node) => boolean) | undefined;
  /** Called before `onBlur`, so that a form that validates there has the value. */
  onLeave?: (() => void) | undefined;
}

export type Control = ReturnType<typeof useControl>;

export function useControl(
  props: ControlProps,
  { filled, labelled, isInside, onLeave }: ControlOptions,
) {
  const field = useFieldControl(props, labelled);
  const { report, disabled, invalid, readOnly, required } = field;
  const [focused, setFocused] = useState(false);
  const move = (change: Partial<FieldControlState> & { focused: boolean }) => {
    setFocused(change.focused);
    report(change);
  };
  const handlers = useFocusWithin({
    isInside,
    onEnter: (event) => {
      move({ focused: true });
      props.onFocus?.(event);
    },
    onLeave: (event) => {
      onLeave?.();
      move({ focused: false, touched: true });
      props.onBlur?.(event);
    },
  });
  useLayoutEffect(() => report({ filled }), [report, filled]);
  return {
    ...field,
    focused,
    handlers,
    state: { disabled, invalid, readonly: readOnly, required, focused, empty: !filled },
  };
}
