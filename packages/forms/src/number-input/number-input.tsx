'use client';

import {
  useControllableValue,
  useFormReset,
  useLabels,
  useLatestCallback,
  useLocale,
  useMergedRefs,
  useResetValue,
  warnOnce,
} from '@guadua/utils/internal';
import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { formsLabelsEsCO } from '../labels/es-co';
import type { ChangeReason } from '../shared/control.types';
import { InputFrame } from '../shared/input-frame';
import { useControl } from '../shared/use-control';
import { useDraft } from '../shared/use-draft';
import { useEditedText } from '../shared/use-edited-text';
import { formatNumber, plainNumber } from './number-format';
import type { CurrencyInputProps, NumberInputProps } from './number-input.types';
import { numberLocale } from './number-locale';
import { fieldValue, numberRules } from './number-rules';
import { stepValue } from './step-value';

/**
 * A number, written as the locale has it (INP-3). With a `step` it is a spin button (APG), else a
 * text field.
 *
 * @example <NumberInput min={0} decimals={2} value={weight} onChange={setWeight} suffix="kg" />
 */
export function NumberInput({
  value,
  defaultValue,
  onChange,
  locale,
  decimals = Number.POSITIVE_INFINITY,
  fixedDecimals = false,
  allowNegative = false,
  min,
  max,
  step = 1,
  maxLength = 50,
  onAmbiguous,
  prefix,
  suffix,
  clearable = false,
  name,
  form,
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
}: NumberInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const labels = useLabels('forms', formsLabelsEsCO, ownLabels);
  const treeLocale = useLocale();
  const tag = locale ?? treeLocale;
  const resetValue = useResetValue(value, defaultValue) ?? null;
  const [current, setCurrent] = useControllableValue<number | null, { reason: ChangeReason }>({
    value: value === undefined ? undefined : usable(value),
    defaultValue: usable(defaultValue ?? null),
    onChange,
  });
  const show = (number: number | null) =>
    number === null
      ? ''
      : formatNumber(number, {
          locale: tag,
          decimals: Number.isFinite(decimals) ? decimals : undefined,
          fixedDecimals,
        });
  const [text, setDraft] = useDraft(current, show);
  const shown = useRef(text);
  const control = useControl(
    {
      ...native,
      id,
      disabled,
      readOnly,
      required,
      invalid,
      onFocus,
      onBlur: (event) => {
        setDraft(null);
        onBlur?.(event);
      },
    },
    text !== '',
  );
  const ambiguous = useLatestCallback(onAmbiguous);
  const rules = useMemo(
    () =>
      numberRules({
        locale: numberLocale(tag),
        decimals,
        allowNegative,
        maxLength,
        previous: () => shown.current,
        onReading: (pasted, reading) =>
          ambiguous({
            text: pasted,
            value: reading.value,
            reason: reading.ambiguous ? 'separator' : 'rounded',
          }),
      }),
    [tag, decimals, allowNegative, maxLength, ambiguous],
  );
  useEffect(() => {
    shown.current = text;
  }, [text]);

  const change = (next: number | null, nextText: string | null, reason: ChangeReason) => {
    setDraft(nextText === null ? null : { text: nextText, value: next });
    if (reason !== 'reset') control.report({ dirty: true });
    // `1,` is still 1, but a reset and a clear are told in any case.
    if (!Object.is(next, current) || reason === 'reset') setCurrent(next, { reason });
  };
  const edited = useEditedText({
    input,
    text,
    rules,
    onText: (next, reason) => change(fieldValue(next, numberLocale(tag)), next, reason),
  });
  useFormReset(input, () => change(usable(resetValue), null, 'reset'));
  const limitError =
    current !== null && min !== undefined && current < min
      ? labels.numberMin(show(min))
      : current !== null && max !== undefined && current > max
        ? labels.numberMax(show(max))
        : '';
  useEffect(() => {
    input.current?.setCustomValidity(limitError);
  }, [limitError]);
  const mergedRef = useMergedRefs(input, ref);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    native.onKeyDown?.(event);
    if (event.defaultPrevented || control.readOnly || event.ctrlKey || event.metaKey) return;
    const { decimal } = numberLocale(tag);
    const mark = event.key === '.' || event.key === ',';
    if (event.code === 'NumpadDecimal' && mark && event.key !== decimal && decimals > 0) {
      // The key means the decimal marker, whatever the keyboard's language prints on it.
      event.preventDefault();
      event.currentTarget.ownerDocument.execCommand('insertText', false, decimal);
      return;
    }
    const times = step === null || event.altKey ? 0 : stepsOf(event);
    if (times === 0 || step === null) return;
    event.preventDefault();
    const next = stepValue(current, step * times, allowNegative ? min : Math.max(min ?? 0, 0), max);
    change(next, null, 'step');
  };
  const spin = step !== null && {
    role: 'spinbutton',
    'aria-valuenow': current ?? undefined,
    'aria-valuetext': text || undefined,
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-readonly': control.readOnly || undefined,
    'aria-required': control.required || undefined,
  };

  return (
    <InputFrame
      control={control}
      input={input}
      className={clsx('gd-number-input', classNames?.root, className)}
      affixClassName={classNames?.affix}
      style={style}
      prefix={prefix}
      suffix={suffix}
      clearLabel={labels.clear}
      onClear={clearable ? () => change(null, null, 'clear') : undefined}
    >
      <input
        // The iOS keypads have no minus: where it may be needed, the whole keyboard comes.
        inputMode={allowNegative && (min === undefined || min < 0) ? 'text' : keypad(decimals)}
        autoComplete="off"
        {...native}
        {...control.aria}
        {...spin}
        {...edited}
        onKeyDown={onKeyDown}
        ref={mergedRef}
        id={control.id}
        form={form}
        type="text"
        className={clsx('gd-control__input', classNames?.input)}
        disabled={control.disabled}
        readOnly={control.readOnly}
        required={control.required}
      />
      {name !== undefined && (
        <input
          type="hidden"
          name={name}
          form={form}
          value={current === null ? '' : plainNumber(current)}
          disabled={control.disabled}
        />
      )}
    </InputFrame>
  );
}

/**
 * An amount of money: a number with two decimals at most and its symbol (INP-3).
 *
 * @example <CurrencyInput value={price} onChange={setPrice} />
 */
export function CurrencyInput({
  prefix = '$',
  decimals = 2,
  step = null,
  className,
  ...props
}: CurrencyInputProps) {
  return (
    <NumberInput
      prefix={prefix}
      decimals={decimals}
      step={step}
      className={clsx('gd-currency-input', className)}
      {...props}
    />
  );
}

/** How many steps a key means (APG spin button), up or down. */
function stepsOf({ key, shiftKey }: KeyboardEvent): number {
  if (key === 'ArrowUp') return shiftKey ? 10 : 1;
  if (key === 'ArrowDown') return shiftKey ? -10 : -1;
  if (key === 'PageUp') return 10;
  return key === 'PageDown' ? -10 : 0;
}

function keypad(decimals: number): 'numeric' | 'decimal' {
  return decimals === 0 ? 'numeric' : 'decimal';
}

/** A number that can be shown exactly; any other counts as empty, and says so. */
function usable(value: number | null): number | null {
  if (value === null || Math.abs(value) <= Number.MAX_SAFE_INTEGER) return value;
  warnOnce(
    '<NumberInput>',
    `value is ${value}, which can't be shown exactly. Give a finite number up to Number.MAX_SAFE_INTEGER, or null for empty.`,
  );
  return null;
}
