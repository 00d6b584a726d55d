'use client';

import { type FocusEvent, useLayoutEffect, useState } from 'react';
import {
  type FieldControl,
  type FieldControlProps,
  type FieldControlState,
  useFieldControl,
} from './field-context';
import { type FocusWithinHandlers, useFocusWithin } from './use-focus-within';

/** Whether the focus is inside a control, and how it finds out. */
export interface ControlFocus {
  readonly focused: boolean;
  /** For the root of the widget. */
  readonly handlers: FocusWithinHandlers;
}

export interface ControlFocusOptions {
  report: (change: Partial<FieldControlState>) => void;
  onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  /** Whether a node counts as inside though it is not below the root in the DOM: the popup. */
  isInside?: ((node: Node) => boolean) | undefined;
  /** Called before `onBlur`, so that a form that validates there has the value. */
  onLeave?: (() => void) | undefined;
}

/** Reports the focus entering and leaving a control once, to the caller and to its `Field` (CMP-2). */
export function useControlFocus({
  report,
  onFocus,
  onBlur,
  isInside,
  onLeave,
}: ControlFocusOptions): ControlFocus {
  const [focused, setFocused] = useState(false);
  const handlers = useFocusWithin({
    isInside,
    onEnter: (event) => {
      setFocused(true);
      report({ focused: true });
      onFocus?.(event);
    },
    onLeave: (event) => {
      onLeave?.();
      setFocused(false);
      report({ focused: false, touched: true });
      onBlur?.(event);
    },
  });
  return { focused, handlers };
}

/** The props of a control that `useControl` reads. */
export interface ControlProps
  extends FieldControlProps,
    Pick<ControlFocusOptions, 'onFocus' | 'onBlur'> {}

export interface ControlOptions extends Pick<ControlFocusOptions, 'isInside' | 'onLeave'> {
  filled: boolean;
  /** How the label names the control, see `useFieldControl`. */
  labelled?: 'for' | 'id' | undefined;
}

/** A control's props after its `Field` had its say, and its focus. */
export interface Control extends FieldControl, ControlFocus {
  /** The state that every control shows as data attributes (CMP-4). */
  readonly state: {
    disabled: boolean;
    invalid: boolean;
    readonly: boolean;
    required: boolean;
    focused: boolean;
    empty: boolean;
  };
}

/**
 * What every control does alike: it joins its `Field` (FLD-1), reports the focus entering and leaving once (CMP-2), and
 * whether it is filled.
 */
export function useControl(
  props: ControlProps,
  { filled, labelled, isInside, onLeave }: ControlOptions,
): Control {
  const field = useFieldControl(props, labelled);
  const { report } = field;
  const { onFocus, onBlur } = props;
  const focus = useControlFocus({ report, onFocus, onBlur, isInside, onLeave });
  useLayoutEffect(() => report({ filled }), [report, filled]);
  return {
    ...field,
    ...focus,
    state: {
      disabled: field.disabled,
      invalid: field.invalid,
      readonly: field.readOnly,
      required: field.required,
      focused: focus.focused,
      empty: !filled,
    },
  };
}
