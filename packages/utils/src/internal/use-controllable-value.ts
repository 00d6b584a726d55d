'use client';

import { useState } from 'react';
import { useLatestCallback } from './use-latest-callback';

/** What a widget was given about a state that no form knows. */
export interface ControllableValueOptions<Value, Details> {
  /** The state when the caller keeps it; `undefined` when the widget does. */
  value: Value | undefined;
  defaultValue: Value;
  onChange?: ((value: Value, details: Details) => void) | undefined;
}

/**
 * A state that the caller or the widget keeps, as the slide of a carousel; the value of a field is `useControlValue`.
 */
export function useControllableValue<Value, Details>({
  value,
  defaultValue,
  onChange,
}: ControllableValueOptions<Value, Details>): [
  value: Value,
  setValue: (next: Value, details: Details) => void,
] {
  const [own, setOwn] = useState(defaultValue);
  const setValue = useLatestCallback((next: Value, details: Details) => {
    setOwn(() => next);
    onChange?.(next, details);
  });
  return [value ?? own, setValue];
}
