'use client';

import {
  type FieldControl,
  type FocusWithinHandlers,
  useFieldControl,
  useFocusWithin,
} from '@guadua/utils/internal';
import { useEffect, useState } from 'react';
import type { DateFormProps } from './date-props.types';

/** A widget's props after its `Field` had its say, and its focus. */
export interface DateControl extends FieldControl {
  readonly focused: boolean;
  /** For the root. */
  readonly handlers: FocusWithinHandlers;
}

/**
 * What every widget of the package does alike: it joins its `Field`, and notices the focus enter and
 * leave.
 *
 * @param onLeave Called first when the focus leaves the whole widget.
 */
export function useDateControl(
  props: DateFormProps,
  filled: boolean,
  labelled: 'for' | 'id',
  isInside?: (node: Node) => boolean,
  onLeave?: () => void,
): DateControl {
  const field = useFieldControl(props, labelled);
  const { report } = field;
  const [focused, setFocused] = useState(false);
  const handlers = useFocusWithin({
    isInside,
    onEnter: (event) => {
      setFocused(true);
      report({ focused: true });
      props.onFocus?.(event);
    },
    onLeave: (event) => {
      // Before `onBlur` is called: a form that validates then has the value.
      onLeave?.();
      setFocused(false);
      report({ focused: false, touched: true });
      props.onBlur?.(event);
    },
  });
  useEffect(() => report({ filled }), [report, filled]);
  return { ...field, focused, handlers };
}
