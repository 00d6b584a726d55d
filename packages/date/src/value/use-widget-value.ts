import { useControlValue, useHydrated } from '@guadua/utils/internal';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { dependsOnZone, type ValueCodec } from '../core/codec';
import type { DateChangeReason } from './date-props.types';
import type { Problem, TypedText, Unreadable } from './field-state';
import { keyOf, type ValueReading, type ValueShape } from './read-value';

export interface AnyValueProps {
  name?: string | undefined;
  value?: unknown;
  defaultValue?: unknown;
  onChange?: ((value: never, details: never) => void) | undefined;
}

export interface ValueKind<Value, Wrong extends Problem> {
  readonly shape: ValueShape<Value>;
  /** Reads what is another day in another zone; left out where no zone is open. */
  readonly openZone?: Pick<ValueCodec, 'valueAs'> | undefined;
  readonly judge: (value: Value) => Wrong | null;
  readonly messageOf: (problem: Wrong | Unreadable) => string;
  /** Reports a value that is not allowed to the application; it may come from a person or from the application. */
  readonly reject: (given: Value | string, problem: Wrong | Unreadable) => void;
}

export interface WidgetValueOptions<Value, Wrong extends Problem, Format>
  extends ValueKind<Value, Wrong> {
  readonly readEarly?: ((input: HTMLInputElement) => TypedText<Format> | undefined) | undefined;
  readonly onReset?: (() => void) | undefined;
}

export interface WidgetValue<Value, Wrong extends Problem, Format>
  extends Omit<ValueReading<Value>, 'force'>,
    Pick<ValueKind<Value, Wrong>, 'reject'> {
  readonly element: RefObject<HTMLInputElement | null>;
  readonly key: string;
  readonly hydrated: boolean;
  readonly violation: Wrong | null;
  /** There is a value that is not known before hydration: its zone may be another one here. */
  readonly isUnknown: boolean;
  readonly text: TypedText<Format> | null;
  readonly latestText: () => TypedText<Format> | null;
  readonly keepText: (text: TypedText<Format> | null) => void;
  readonly commit: (next: Value | null, reason: DateChangeReason) => void;
}

export function useWidgetValue<Value, Wrong extends Problem, Format>(
  props: AnyValueProps,
  options: WidgetValueOptions<Value, Wrong, Format>,
): WidgetValue<Value, Wrong, Format> {
  const { shape, openZone } = options;
  const element = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const rawKey = (raw: unknown) => keyOf(shape.partsOf(raw));
  const control = useControlValue<unknown, unknown, TypedText<Format>, Details>({
    name: props.name,
    element,
    value: props.value,
    defaultValue: props.defaultValue,
    read: (raw) => raw,
    isSame: (one, other) => rawKey(one) === rawKey(other),
    // A form is given one shape, whatever the caller keeps; what can't be read is no value.
    write: (raw) => shape.write(shape.read(raw).value),
    // The kinds of value are distinguished by props, which `write` follows.
    onChange: props.onChange as ((value: never, details: Details) => void) | undefined,
    onReset: () => {
      options.onReset?.();
      set(first(), details('reset', shape.read(first()).value));
    },
    readEarly: (): { value: unknown; draft: TypedText<Format> } | undefined => {
      const draft = element.current && options.readEarly?.(element.current);
      return draft ? { value: control.now(), draft } : undefined;
    },
  });
  const { value: raw, latest, now, first, set } = control;
  const key = rawKey(raw);
  const isUnknown =
    !hydrated &&
    openZone !== undefined &&
    shape.partsOf(raw).some((part) => dependsOnZone(part, openZone));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the value
  const reading = useMemo(() => shape.read(isUnknown ? null : raw), [key, isUnknown, shape]);
  const { value, unreadable } = reading;
  const violation = value === null || reading.force ? null : options.judge(value);
  const current = violation ? `${violation.type} ${key}` : '';
  const reported = useRef('');
  useEffect(() => {
    // Once for each value and reason, in StrictMode too.
    if (reported.current === current) return;
    reported.current = current;
    if (value !== null && violation) options.reject(value, violation);
  });

  const details = (reason: DateChangeReason, of: Value | null) => ({
    reason,
    iso: shape.isoTexts(of),
  });
  const keepText = (text: TypedText<Format> | null) => {
    const before = latest();
    if (before.draft !== text) set(before.value, { reason: 'type', iso: [] }, text);
  };
  return {
    element,
    key,
    hydrated,
    value,
    unreadable,
    violation,
    reject: options.reject,
    isUnknown,
    text: control.draft,
    latestText: () => latest().draft,
    keepText,
    commit: (next, reason) => {
      const held = shape.read(now());
      const isHeld = shape.isoTexts(next).join() === shape.isoTexts(held.value).join();
      if (held.unreadable === '' && isHeld) keepText(null);
      else set(shape.write(next), details(reason, next), null);
    },
  };
}

interface Details {
  readonly reason: DateChangeReason;
  readonly iso: readonly string[];
}
