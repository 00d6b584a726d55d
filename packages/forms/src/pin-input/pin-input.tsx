'use client';

import {
  dataAttributes,
  FieldContext,
  useControl,
  useCustomValidity,
  useHydrated,
  useLabels,
  useMergedRefs,
  warnOnce,
} from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { useContext, useId, useRef } from 'react';
import { pinLabelsEsCO } from '../labels/es-co';
import { SentText } from '../shared/sent-text';
import type { PinInputProps } from './pin-input.types';
import { usePinInput } from './use-pin-input';

const LEAST_BOXES = 1;
const MOST_BOXES = 32;

/**
 * Un código de varias casillas en un solo `input` real, que recibe lo que el navegador completa o se pega.
 * @example <PinInput length={6} onComplete={verify} />
 */
export function PinInput({
  value,
  defaultValue,
  onChange,
  onTextChange,
  onComplete,
  groups,
  length = groups?.reduce((sum, count) => sum + count, 0) ?? 4,
  pasteTransformer,
  alphanumeric = false,
  mask = false,
  hidden,
  name,
  form,
  className,
  classNames,
  style,
  labels: ownLabels,
  invalid,
  onFocus,
  onBlur,
  ref,
  ...native
}: PinInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const labels = useLabels('forms', pinLabelsEsCO, ownLabels, 'pin');
  const boxes = boxCount(length);
  const rules = { length: boxes, alphanumeric };
  const groupEnds = lastBoxes(groups);
  const pin = usePinInput(input, rules, {
    name,
    value,
    defaultValue,
    onChange,
    onEdit: () => control.report({ dirty: true }),
    onRefused: () => control.report({ refused: true }),
    onTextChange,
    onComplete,
    pasteTransformer,
  });
  const { text, code, shown } = pin;
  const control = useControl(
    {
      ...native,
      name,
      form,
      invalid,
      onFocus: (event) => {
        pin.goToEmpty();
        onFocus?.(event);
      },
      onBlur,
    },
    { filled: text !== '' },
  );
  const incomplete = text !== '' && code === null ? labels.incomplete(boxes) : '';
  const error = pin.isTooLong ? labels.tooLong(boxes) : incomplete;
  const field = useContext(FieldContext);
  const sizeId = useId();
  const named = (native['aria-label'] ?? native['aria-labelledby']) !== undefined;
  // Native validation alone would accept an unfinished code.
  const mergedRef = useMergedRefs(input, useCustomValidity(error), ref);

  return (
    <div
      className={clsx('gd-pin-input', classNames?.root, className)}
      style={style}
      hidden={hidden}
      dir="ltr"
      {...control.handlers}
      // The handlers are on the root, so that they come after the caller's own on the input.
      {...pin.rootHandlers}
      {...dataAttributes({ ...control.state, complete: code !== null })}
    >
      <input
        inputMode={alphanumeric ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...native}
        {...control.aria}
        // The value is always written out: Chromium would call an unfinished code invalid from the first box on.
        aria-invalid={control.aria['aria-invalid'] ?? (error ? false : undefined)}
        {...(!named &&
          (field
            ? { 'aria-labelledby': `${field.labelId} ${sizeId}` }
            : { 'aria-label': labels.name(boxes, alphanumeric) }))}
        ref={mergedRef}
        id={control.id}
        // Until hydration the form sends the visible text (TXC-6).
        name={hydrated ? undefined : control.name}
        form={form}
        type={mask ? 'password' : 'text'}
        className={clsx('gd-pin-input__input', classNames?.input)}
        value={shown}
        {...pin.handlers}
        disabled={control.disabled}
        readOnly={control.readOnly}
        required={control.required}
      />
      {Array.from({ length: boxes }, (_, index) => {
        const char = shown.charAt(index);
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={index}
            className={clsx('gd-pin-input__box', classNames?.box)}
            aria-hidden="true"
            {...dataAttributes({
              active: control.focused && index === pin.active,
              filled: char !== '',
              groupEnd: index < boxes - 1 && groupEnds.includes(index),
            })}
          >
            {mask && char ? '•' : char}
          </span>
        );
      })}
      {!named && field && (
        <span id={sizeId} hidden>
          {labels.length(boxes, alphanumeric)}
        </span>
      )}
      <SentText
        name={hydrated ? control.name : undefined}
        form={form}
        value={code}
        problem={error}
        control={control}
        input={input}
      />
    </div>
  );
}

function lastBoxes(groups: readonly number[] = []): readonly number[] {
  let end = -1;
  return groups.map((count) => {
    end += count;
    return end;
  });
}

function boxCount(length: number): number {
  const count = Math.min(Math.max(Math.trunc(length) || LEAST_BOXES, LEAST_BOXES), MOST_BOXES);
  warnOnce(
    '<PinInput>',
    () =>
      count !== length &&
      `length is ${length}: it takes whole numbers from ${LEAST_BOXES} to ${MOST_BOXES}; ${count} is used.`,
    'pin-length',
  );
  return count;
}
