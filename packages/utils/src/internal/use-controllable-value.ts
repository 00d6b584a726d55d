'use client';

import { useRef, useState } from 'react';
import { useLatestCallback } from './use-latest-callback';
import { warnOnce } from './warn-once';

/** What a widget was given about its value. */
export interface ControllableValueOptions<Value, Details> {
  /** The value when the caller keeps it; `undefined` when the widget does. */
  value: Value | undefined;
  /** The first value when the widget keeps it. */
  defaultValue: Value;
  /** Called at each change that a person makes. */
  onChange?: ((value: Value, details: Details) => void) | undefined;
}

/**
 * One value, kept by the caller (`value`) or by the widget (`defaultValue`) (CMP-1).
 *
 * @returns The value, and a setter with one identity that passes on the reason. The setter compares
 * nothing: call it only for a real change.
 */
export function useControllableValue<Value, Details extends { reason: string } | undefined>({
  value,
  defaultValue,
  onChange,
}: ControllableValueOptions<Value, Details>): [
  value: Value,
  setValue: (next: Value, details: Details) => void,
] {
  const [own, setOwn] = useState(defaultValue);
  const controlled = value !== undefined;
  const [wasControlled, setWasControlled] = useState(controlled);
  if (wasControlled !== controlled) {
    setWasControlled(controlled);
    if (!controlled) {
      // A form library without default values resets so: what was kept here once is long outdated.
      setOwn(() => defaultValue);
      warnOnce(
        'widgets',
        'take an undefined `value` as "keep it yourself": one whose `value` became undefined begins anew. Empty is null, or \'\' for a text; a form library needs default values.',
        'value-became-undefined',
      );
    }
  }
  const setValue = useLatestCallback((next: Value, details: Details) => {
    if (!controlled) setOwn(() => next);
    if (onChange) onChange(next, details);
    else {
      warnOnce(
        'widgets',
        () =>
          controlled &&
          details?.reason !== 'reset' &&
          'with `value` or `open` undo what a person does without `onChange` or `onOpenChange`. Add it, or give `defaultValue` or `readOnly`.',
        'value-without-on-change',
      );
    }
  });
  return [controlled ? value : own, setValue];
}

/**
 * The value that `form.reset()` brings back: `defaultValue`, else the value of the first render.
 */
export function useResetValue<Value>(value: Value | undefined, defaultValue: Value): Value {
  const first = useRef(value);
  return defaultValue ?? first.current ?? defaultValue;
}
