import { useLayoutEffect, useRef, useState } from 'react';
import type { TextChangeReason } from '../shared/control.types';
import { earlyText } from '../text-editing/early-text';
import { ruledEdit } from '../text-editing/ruled-edit';
import type { TextRules } from '../text-editing/text-rules';
import { useEditedText } from '../text-editing/use-edited-text';

export interface HeadlessTextOptions<Value> {
  value: Value | undefined;
  defaultValue: Value;
  onChange: (value: Value, reason: TextChangeReason) => void;
  show: (value: Value) => string;
  toValue: (text: string) => Value;
  shape: string;
  rules: TextRules;
}

interface Written<Value> {
  readonly value: Value;
  readonly text: string | null;
  readonly shape: string;
}

/** A text and its value for an input of somebody else's: neither a `Field` nor a `Form` knows it. */
export function useHeadlessText<Value>(options: HeadlessTextOptions<Value>) {
  const { defaultValue, onChange, show, toValue, shape, rules } = options;
  const edit = ruledEdit.bind(null, rules);
  const ref = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState<Written<Value>>({ value: defaultValue, text: null, shape });
  const value = options.value === undefined ? own.value : options.value;
  const stands = own.shape === shape && Object.is(own.value, value);
  const text = (stands ? own.text : null) ?? show(value);
  const onText = (next: string, reason: TextChangeReason) => {
    const nextValue = toValue(next);
    setOwn({ value: nextValue, text: next, shape });
    if (!Object.is(nextValue, value)) onChange(nextValue, reason);
  };
  const { props } = useEditedText({
    input: ref,
    text,
    record: undefined,
    edit,
    hasRules: true,
    onText,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written before hydration, once
  useLayoutEffect(() => {
    const early = earlyText(ref.current, text, edit);
    if (early !== null) onText(early, 'type');
  }, []);
  return {
    props: { ...props, ref },
    value,
    text,
    settle: () => setOwn({ value, text: null, shape }),
  };
}
