'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { TextChangeReason } from '../shared/control.types';
import { earlyText } from '../text-editing/early-text';
import { ruledEdit } from '../text-editing/ruled-edit';
import type { TextRules } from '../text-editing/text-rules';
import { type EditedTextProps, useEditedText } from '../text-editing/use-edited-text';

export interface HeadlessTextOptions<Value> {
  value: Value | undefined;
  defaultValue: Value;
  onChange: ((value: Value, reason: TextChangeReason, text: string) => void) | undefined;
  show: (value: Value) => string;
  toValue: (text: string) => Value;
  shape: string;
  rules: TextRules | undefined;
}

interface Written<Value> {
  readonly value: Value;
  readonly text: string | null;
  readonly shape: string;
}

/** A text and its value for an input of somebody else's: neither a `Field` nor a `Form` knows it. */
export function useHeadlessText<Value>(options: HeadlessTextOptions<Value>): {
  input: RefObject<HTMLInputElement | null>;
  props: EditedTextProps;
  value: Value;
  text: string;
  settle: () => void;
} {
  const { onChange, show, toValue, shape, rules } = options;
  const edit = rules && ruledEdit.bind(null, rules);
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState<Written<Value>>({
    value: options.defaultValue,
    text: null,
    shape,
  });
  const value = options.value === undefined ? own.value : options.value;
  const stands = own.text !== null && own.shape === shape && Object.is(own.value, value);
  const text = stands && own.text !== null ? own.text : show(value);
  const shown = useRef(text);
  const write = (next: string, reason: TextChangeReason) => {
    const nextValue = toValue(next);
    shown.current = next;
    setOwn({ value: nextValue, text: next, shape });
    if (!Object.is(nextValue, value)) onChange?.(nextValue, reason, next);
  };
  // Before the effect that tells the engine: it reads the element as a person left it.
  useLayoutEffect(() => {
    shown.current = text;
  });
  const { props } = useEditedText({
    input,
    text,
    record: undefined,
    edit,
    now: () => shown.current,
    onText: write,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written before hydration, once
  useLayoutEffect(() => {
    const early = earlyText(input.current, text, edit);
    if (early !== null) write(early, 'type');
  }, []);
  return { input, props, value, text, settle: () => setOwn({ value, text: null, shape }) };
}
