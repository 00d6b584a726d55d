'use client';

import {
  dataAttributes,
  FieldContext,
  HeldInput,
  useControl,
  useCustomValidity,
  useLabels,
  useMergedRefs,
  warnOnce,
} from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { useContext, useId, useRef } from 'react';
import { pinLabelsEsCO } from '../labels/es-co-pin';
import { SentText } from '../shared/sent-text';
import type { PinInputProps } from './pin-input.types';
import { usePinInput } from './use-pin-input';

/** Boxes that shrink to stay on one line of a phone; more of them wrap. */
const ONE_LINE = 8;
/** Fewer boxes make no code, more no line. */
const LEAST_BOXES = 1;
const MOST_BOXES = 32;

/**
 * A short code in boxes (PIN): digits of a PIN, or a code that came by message. One real input,
 * transparent, lies over the boxes: what autofill, paste, input methods and screen readers need.
 *
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
  hidden = false,
  name,
  form,
  className,
  classNames,
  style,
  labels: ownLabels,
  invalid,
  onFocus,
  onBlur,
  onKeyDown,
  onClick,
  ref,
  ...native
}: PinInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef<HTMLInputElement>(null);
  const labels = useLabels('forms', pinLabelsEsCO, ownLabels);
  const boxes = boxCount(length);
  const rules = { length: boxes, alphanumeric };
  const groupEnds = lastBoxes(groups);
  const pin = usePinInput(input, sent, rules, {
    value,
    defaultValue,
    onChange,
    onEdit: () => control.report({ dirty: true }),
    onRefused: () => control.report({ refused: true }),
    onTextChange,
    onComplete,
    pasteTransformer,
  });
  const { state, text, code } = pin;
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
  const incomplete = text === '' || code !== null ? '' : labels.pinIncomplete(boxes);
  const error = pin.tooLong ? labels.pinTooLong(boxes) : incomplete;
  // Native validation would accept such a code.
  useCustomValidity(() => input.current, error);
  const field = useContext(FieldContext);
  const sizeId = useId();
  const named = native['aria-label'] !== undefined || native['aria-labelledby'] !== undefined;
  const mergedRef = useMergedRefs(input, ref);

  return (
    <div
      className={clsx('gd-pin', classNames?.root, className)}
      style={style}
      dir="ltr"
      {...control.handlers}
      {...dataAttributes({ ...control.state, complete: code !== null, long: boxes > ONE_LINE })}
    >
      <HeldInput
        untilLoaded={name === undefined ? undefined : labels.untilLoaded}
        inputMode={alphanumeric ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...native}
        {...control.aria}
        // Said aloud: Chromium takes what is not finished for wrong, from the first box on.
        aria-invalid={control.aria['aria-invalid'] ?? (error === '' ? undefined : false)}
        {...(!named &&
          (field
            ? { 'aria-labelledby': `${field.labelId} ${sizeId}` }
            : { 'aria-label': labels.pinName(boxes, alphanumeric) }))}
        ref={mergedRef}
        id={control.id}
        form={form}
        type={hidden ? 'password' : 'text'}
        className={clsx('gd-pin__input', classNames?.input)}
        value={text}
        onChange={pin.onChange}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) pin.onKeyDown(event);
        }}
        onClick={(event) => {
          onClick?.(event);
          pin.goToEmpty();
        }}
        disabled={control.disabled}
        readOnly={control.readOnly}
        required={control.required}
      />
      {state.chars.map((char, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          key={index}
          className={clsx('gd-pin__box', classNames?.box)}
          aria-hidden="true"
          {...dataAttributes({
            active: control.focused && index === state.active,
            filled: char !== '',
            groupEnd: index < boxes - 1 && groupEnds.has(index),
          })}
        >
          {hidden && char !== '' ? '•' : char}
        </span>
      ))}
      {!named && field && (
        <span id={sizeId} hidden>
          {labels.pinLength(boxes, alphanumeric)}
        </span>
      )}
      <SentText
        name={name}
        form={form}
        value={code}
        problem={error}
        control={control}
        input={input}
        ref={sent}
      />
    </div>
  );
}

/** The place of the last box of each group. */
function lastBoxes(groups: readonly number[] = []): ReadonlySet<number> {
  let end = -1;
  return new Set(
    groups.map((count) => {
      end += count;
      return end;
    }),
  );
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
