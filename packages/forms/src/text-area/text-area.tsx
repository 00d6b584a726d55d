'use client';

import {
  dataAttributes,
  useControl,
  useControllableValue,
  useFormReset,
  useMergedRefs,
  useResetValue,
} from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { type CSSProperties, useRef } from 'react';
import { asText } from '../shared/as-text';
import { useEditedText } from '../text-editing/use-edited-text';
import type { TextAreaProps } from './text-area.types';
import { useMeasuredHeight } from './use-measured-height';
import { useTextBeforeHydration } from './use-text-before-hydration';

/**
 * Several lines of text, which can grow and shrink with their content (INP-2).
 *
 * @example <TextArea autoGrow minRows={2} maxRows={8} value={note} onChange={setNote} />
 */
export function TextArea({
  value,
  defaultValue,
  onChange,
  autoGrow = false,
  minRows = 3,
  maxRows,
  className,
  classNames,
  style,
  labels: _labels,
  invalid,
  onFocus,
  onBlur,
  ref,
  ...native
}: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const resetValue = asText(useResetValue(value, defaultValue)) ?? '';
  const [text, setText] = useControllableValue({
    value: asText(value),
    defaultValue: asText(defaultValue) ?? '',
    onChange,
  });
  const control = useControl({ ...native, invalid, onFocus, onBlur }, { filled: text !== '' });
  useMeasuredHeight(area, text, autoGrow);
  useTextBeforeHydration(area, control.id);
  const { props: edited, expectChange } = useEditedText({
    input: area,
    text,
    rules: undefined,
    onText: (next, reason) => {
      control.report({ dirty: true });
      setText(next, { reason });
    },
  });
  useFormReset(area, () => {
    expectChange();
    setText(resetValue, { reason: 'reset' });
  });
  const mergedRef = useMergedRefs(area, ref);
  const rows: CSSProperties & Record<`--${string}`, number | string | undefined> = {
    '--gd-text-area-min-rows': minRows,
    '--gd-text-area-max-rows': maxRows,
    ...style,
  };

  return (
    <div
      className={clsx('gd-control', 'gd-text-area', classNames?.root, className)}
      style={rows}
      {...control.handlers}
      {...dataAttributes({
        ...control.state,
        autoGrow,
        limited: maxRows !== undefined,
      })}
    >
      <textarea
        {...native}
        {...control.aria}
        {...edited}
        ref={mergedRef}
        id={control.id}
        rows={minRows}
        className={clsx('gd-control__input', 'gd-text-area__input', classNames?.input)}
        disabled={control.disabled}
        readOnly={control.readOnly}
        required={control.required}
      />
    </div>
  );
}
