'use client';

import { dataAttributes, useMergedRefs } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import type { CSSProperties } from 'react';
import { PLAIN_TEXT } from '../shared/plain-text';
import { useTextField } from '../shared/use-text-field';
import { plainEdit } from '../text-editing/plain-edit';
import type { TextAreaProps } from './text-area.types';
import { restoreText, useTextBeforeHydration } from './text-before-hydration';

/**
 * Un área de texto que puede crecer y encogerse con lo que se escribe.
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
  invalid,
  onFocus,
  onBlur,
  ref,
  ...native
}: TextAreaProps) {
  const props = { ...native, invalid, onFocus, onBlur };
  const field = useTextField<string | null, string, HTMLTextAreaElement, typeof props>(props, {
    className: 'gd-text-area',
    ...PLAIN_TEXT,
    edit: plainEdit,
    value,
    defaultValue,
    onChange: onChange && ((next, reason) => onChange(next, { reason })),
    onEarly: restoreText,
  });
  const { text, control } = field;
  useTextBeforeHydration(control.id);
  const mergedRef = useMergedRefs(field.input, field.validated, ref);
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
        {...field.edited}
        ref={mergedRef}
        id={control.id}
        name={field.name}
        rows={minRows}
        className={clsx('gd-control__input', 'gd-text-area__input', classNames?.input)}
        disabled={control.disabled}
        readOnly={control.readOnly}
        required={control.required}
      />
    </div>
  );
}
