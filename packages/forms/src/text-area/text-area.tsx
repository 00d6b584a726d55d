'use client';

import {
  type ControlValue,
  dataAttributes,
  useControl,
  useControlValue,
  useMergedRefs,
} from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { type CSSProperties, useRef } from 'react';
import type { ChangeDetails } from '../shared/control.types';
import { PLAIN_TEXT } from '../shared/plain-text';
import { wasEdited } from '../text-editing/early-text';
import { useEditedText } from '../text-editing/use-edited-text';
import type { TextAreaProps } from './text-area.types';
import { restoreText, useTextBeforeHydration } from './text-before-hydration';

/**
 * Several lines of text, which can grow and shrink with their content (INP-2).
 * @example <TextArea autoGrow minRows={2} maxRows={8} value={note} onChange={setNote} />
 */
export function TextArea({
  value: given,
  defaultValue,
  onChange,
  autoGrow = false,
  minRows = 3,
  maxRows,
  className,
  classNames,
  style,
  invalid,
  onFocus,
  onBlur,
  ref,
  ...native
}: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const value: ControlValue<string, never, ChangeDetails> = useControlValue<
    string | null,
    string,
    never,
    ChangeDetails
  >({
    name: native.name,
    element: area,
    value: given,
    defaultValue,
    read: PLAIN_TEXT.read,
    onChange,
    onReset(first) {
      noteStep();
      value.set(first, { reason: 'reset' });
    },
    readEarly() {
      if (!area.current) return undefined;
      restoreText(area.current);
      return wasEdited(area.current) ? { value: area.current.value } : undefined;
    },
  });
  const { value: text } = value;
  const control = useControl({ ...native, invalid, onFocus, onBlur }, { filled: text !== '' });
  useTextBeforeHydration(control.id);
  const { props: edited, noteStep } = useEditedText({
    input: area,
    text,
    record: value.record,
    onText: (next, reason) => {
      control.report({ dirty: true });
      value.set(next, { reason });
    },
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
        text: autoGrow && (text || native.placeholder),
      })}
    >
      <textarea
        {...native}
        {...control.aria}
        {...edited}
        ref={mergedRef}
        id={control.id}
        name={value.name}
        rows={minRows}
        className={clsx('gd-control__input', 'gd-text-area__input', classNames?.input)}
        disabled={control.disabled}
        readOnly={control.readOnly}
        required={control.required}
      />
    </div>
  );
}
