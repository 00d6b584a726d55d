import { useControl, useControlValue } from '@guadua/utils/internal';
import type { RefObject } from 'react';
import type { ChangeDetails, ControlProps } from '../shared/control.types';
import { earlyTicks, keepTicks, restoreTicks, type Tick } from './keep-ticks';

type ValueOptions<Given, Value> = Parameters<
  typeof useControlValue<Given, Value, never, ChangeDetails>
>[0];

type ChoiceProps<Given, Value> = ControlProps &
  Partial<Pick<ValueOptions<Given, Value>, 'value' | 'defaultValue' | 'onChange'>>;

export interface ChoiceOptions<Given, Value>
  extends Pick<ValueOptions<Given, Value>, 'element' | 'read' | 'isSame' | 'write'> {
  /** What holds its boxes or options. */
  readonly root: RefObject<HTMLElement | null>;
  /** What was chosen before hydration, from the boxes or options that are changed; `undefined` for nothing. */
  readonly readEarly: (changed: readonly Tick[]) => Value | undefined;
  readonly isFilled: (value: Value) => boolean;
  readonly labelled?: 'for' | 'id' | undefined;
}

/** The value of native boxes or options, and its tie to field and form. */
export function useChoice<Given, Value>(
  props: ChoiceProps<Given, Value>,
  { root, readEarly, isFilled, labelled, ...options }: ChoiceOptions<Given, Value>,
) {
  const choice = useControlValue<Given, Value, never, ChangeDetails>({
    ...options,
    name: props.name,
    value: props.value,
    defaultValue: props.defaultValue,
    onChange: props.onChange,
    onReset(first) {
      choice.set(first, { reason: 'reset' });
      keepTicks(root.current);
    },
    readEarly() {
      const changed = earlyTicks(root.current);
      if (changed.length === 0) return undefined;
      if (control.readOnly) return restoreTicks(root.current);
      const value = readEarly(changed);
      return value === undefined ? undefined : { value };
    },
  });
  const control = useControl(props, { filled: isFilled(choice.value), labelled });
  const choose = (next: Value) => {
    if (control.readOnly) return;
    control.report({ dirty: true });
    choice.set(next, { reason: 'select' });
  };
  return { choice, control, choose };
}
