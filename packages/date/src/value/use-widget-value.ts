'use client';

import { useControlValue, useHydrated } from '@guadua/utils/internal';
import { type RefObject, useMemo } from 'react';
import type { TypedText } from './field-state';

export interface RawReading<Value> {
  readonly value: Value | null;
  /** A text that stands for no value: it is shown as it is. `''` for everything else. */
  readonly unreadable: string;
}

/** The shapes in which callers keep a kind of value. It keeps its identity while what it depends on does. */
export interface ValueShape<Value, Reading extends RawReading<Value> = RawReading<Value>> {
  readonly keyOf: (raw: unknown) => string;
  readonly read: (raw: unknown) => Reading;
  readonly write: (value: Value | null) => unknown;
  readonly isoTexts: (value: Value | null) => readonly string[];
  readonly isSame: (one: Value | null, other: Value | null) => boolean;
  readonly dependsOnZone?: ((raw: unknown) => boolean) | undefined;
}

export interface AnyValueProps {
  name?: string | undefined;
  value?: unknown;
  defaultValue?: unknown;
  onChange?: ((value: never, details: never) => void) | undefined;
}

export interface WidgetValueOptions<Format> {
  readonly element: RefObject<HTMLInputElement | null>;
  readonly isZoneKnown: boolean;
  readonly format?: Format | undefined;
  readonly earlyText?: ((input: HTMLInputElement) => string | undefined) | undefined;
  readonly onReset?: (() => void) | undefined;
}

export interface WidgetValue<Value, Format, Reason extends string> {
  readonly key: string;
  readonly value: Value | null;
  readonly unreadable: string;
  /** There is a value that is not known before hydration: its zone may be another one here. */
  readonly isUnknown: boolean;
  readonly isoTexts: ValueShape<Value>['isoTexts'];
  readonly text: TypedText<Format> | null;
  readonly latestText: () => TypedText<Format> | null;
  readonly keepText: (text: TypedText<Format> | null) => void;
  readonly commit: (next: Value | null, reason: Reason) => void;
  readonly reset: () => void;
}

export function useWidgetValue<
  Value,
  Format,
  Reason extends string,
  Reading extends RawReading<Value>,
>(
  props: AnyValueProps,
  shape: ValueShape<Value, Reading>,
  { element, isZoneKnown, format, earlyText = changedText, onReset }: WidgetValueOptions<Format>,
): WidgetValue<Value, Format, Reason> & Reading {
  const hydrated = useHydrated();
  const control = useControlValue<unknown, unknown, TypedText<Format>, Details<Reason>>({
    name: props.name,
    element,
    value: props.value,
    defaultValue: props.defaultValue,
    read: asGiven,
    isSame: (one, other) => shape.keyOf(one) === shape.keyOf(other),
    // A form is given one shape, whatever the caller keeps; what can't be read is no value.
    write: (raw) => shape.write(shape.read(raw).value),
    // The kinds of value are distinguished by props, which `write` follows.
    onChange: props.onChange as ((value: never, details: Details<Reason>) => void) | undefined,
    onReset: () => {
      onReset?.();
      reset();
    },
    readEarly: (): { value: unknown; draft: TypedText<Format> } | undefined => {
      const text = element.current && format !== undefined ? earlyText(element.current) : undefined;
      if (text === undefined || format === undefined) return undefined;
      return { value: control.now(), draft: { text, format, isSettled: false } };
    },
  });
  const { value: raw, latest, now, first, set } = control;
  const key = shape.keyOf(raw);
  const isUnknown = !hydrated && !isZoneKnown && (shape.dependsOnZone?.(raw) ?? false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the value
  const reading = useMemo(() => shape.read(isUnknown ? null : raw), [key, isUnknown, shape]);

  const details = (reason: Reason | 'reset', value: Value | null) => ({
    reason,
    iso: shape.isoTexts(value),
  });
  const keepText = (text: TypedText<Format> | null) => {
    const before = latest();
    if (before.draft !== text) set(before.value, { reason: 'type', iso: [] }, text);
  };
  const reset = () => set(first(), details('reset', shape.read(first()).value));
  return {
    ...reading,
    key,
    isUnknown,
    isoTexts: shape.isoTexts,
    text: control.draft,
    latestText: () => latest().draft,
    keepText,
    commit: (next, reason) => {
      const current = shape.read(now());
      if (current.unreadable === '' && shape.isSame(next, current.value)) keepText(null);
      else set(shape.write(next), details(reason, next), null);
    },
    reset,
  };
}

interface Details<Reason extends string> {
  readonly reason: Reason | 'type' | 'reset';
  readonly iso: readonly string[];
}

export function changedText(input: HTMLInputElement): string | undefined {
  return input.value === input.defaultValue ? undefined : input.value;
}

function asGiven(raw: unknown): unknown {
  return raw;
}
