'use client';

import {
  type FieldControl,
  type FocusWithinHandlers,
  useFieldControl,
  useFocusWithin,
} from '@guadua/utils/internal';
import { useEffect, useState } from 'react';
import type { ControlProps } from './control.types';

/** A control's props after its field had its say, and its focus. */
export interface Control extends FieldControl {
  focused: boolean;
  /** For the root of the widget. */
  handlers: FocusWithinHandlers;
  /** The state that every control shows as data attributes (CMP-4). */
  state: {
    disabled: boolean;
    invalid: boolean;
    readonly: boolean;
    required: boolean;
    focused: boolean;
    empty: boolean;
  };
}

/**
 * What every control of this package does alike: it joins its `Field`, reports the focus entering and
 * leaving once (CMP-2), and registers itself.
 *
 * @param filled Whether the value is not empty.
 * @param labelled How the label names the control, see `useFieldControl`.
 */
export function useControl(
  props: ControlProps,
  filled: boolean,
  labelled: 'for' | 'id' = 'for',
): Control {
  const field = useFieldControl(props, labelled);
  const { report } = field;
  const [focused, setFocused] = useState(false);
  const handlers = useFocusWithin({
    onEnter: (event) => {
      setFocused(true);
      report({ focused: true });
      props.onFocus?.(event);
    },
    onLeave: (event) => {
      setFocused(false);
      report({ focused: false, touched: true });
      props.onBlur?.(event);
    },
  });
  useEffect(() => report({ filled }), [report, filled]);
  return {
    ...field,
    focused,
    handlers,
    state: {
      disabled: field.disabled,
      invalid: field.invalid,
      readonly: field.readOnly,
      required: field.required,
      focused,
      empty: !filled,
    },
  };
}
