'use client';

import {
  useControllableValue,
  useFormReset,
  useLabels,
  useMergedRefs,
  useResetValue,
} from '@guadua/utils/internal';
import { clsx } from 'clsx';
import { useMemo, useRef } from 'react';
import { formsLabelsEsCO } from '../labels/es-co';
import { InputFrame } from '../shared/input-frame';
import { useControl } from '../shared/use-control';
import { useEditedText } from '../shared/use-edited-text';
import { textFilterRules } from './text-filter';
import type { TextInputProps } from './text-input.types';

/**
 * A line of text (INP-1), which can be filtered and cased while it is typed without the caret ever
 * jumping.
 *
 * @example <TextInput filter={/\d/} textCase="name" value={name} onChange={setName} />
 */
export function TextInput({
  value,
  defaultValue,
  onChange,
  type = 'text',
  filter,
  only,
  textCase,
  prefix,
  suffix,
  clearable = false,
  className,
  classNames,
  style,
  labels: ownLabels,
  id,
  disabled,
  readOnly,
  required,
  invalid,
  onFocus,
  onBlur,
  ref,
  ...native
}: TextInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const labels = useLabels('forms', formsLabelsEsCO, ownLabels);
  const resetValue = useResetValue(value, defaultValue) ?? '';
  const [text, setText] = useControllableValue({
    value: value === null ? '' : value,
    defaultValue: defaultValue ?? '',
    onChange,
  });
  const control = useControl(
    { ...native, id, disabled, readOnly, required, invalid, onFocus, onBlur },
    text !== '',
  );
  const rules = useMemo(
    () => textFilterRules({ filter, only, textCase }),
    [filter, only, textCase],
  );
  const edited = useEditedText({
    input,
    text,
    rules,
    onText: (next, reason) => {
      control.report({ dirty: true });
      setText(next, { reason });
    },
  });
  useFormReset(input, () => setText(resetValue, { reason: 'reset' }));
  const mergedRef = useMergedRefs(input, ref);
  // The browser keeps the selection of an e-mail field to itself: the rules could not place the caret.
  const plain = rules !== undefined && type === 'email';

  return (
    <InputFrame
      control={control}
      input={input}
      className={clsx('gd-text-input', classNames?.root, className)}
      affixClassName={classNames?.affix}
      style={style}
      prefix={prefix}
      suffix={suffix}
      clearLabel={labels.clear}
      onClear={
        clearable
          ? () => {
              control.report({ dirty: true });
              setText('', { reason: 'clear' });
            }
          : undefined
      }
    >
      <input
        {...native}
        {...(plain && { inputMode: 'email' as const })}
        {...control.aria}
        {...edited}
        ref={mergedRef}
        id={control.id}
        type={plain ? 'text' : type}
        className={clsx('gd-control__input', classNames?.input)}
        disabled={control.disabled}
        readOnly={control.readOnly}
        required={control.required}
      />
    </InputFrame>
  );
}
