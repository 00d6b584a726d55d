'use client';

import { useLabels, useLatestCallback, useLocale, warnOnce } from '@guadua/utils/internal';
import { type KeyboardEvent, useMemo } from 'react';
import { numberLabelsEsCO } from '../labels/es-co';
import type { NumberLabels } from '../labels/forms-labels.types';
import { RuledField, useRuledField } from '../shared/ruled-field';
import { formatNumber, plainNumber } from './number-format';
import type { NumberInputProps } from './number-input.types';
import { numberLocale } from './number-locale';
import { fieldValue, numberRules } from './number-rules';
import { stepValue } from './step-value';

/**
 * A number, written as the locale has it (INP-3). With a `step` it is a spin button (APG), else a text field.
 * @example <NumberInput min={0} decimals={2} value={weight} onChange={setWeight} suffix="kg" />
 */
export function NumberInput({ value, defaultValue, onChange, ...given }: NumberInputProps) {
  const {
    locale,
    decimals = Number.POSITIVE_INFINITY,
    fixedDecimals = false,
    min,
    max,
    step = 1,
    steppers,
    maxLength = 50,
    onAmbiguous,
    ...props
  } = given;
  const labels = useLabels('forms', numberLabelsEsCO, props.labels, 'number');
  warnOfRange(min, max);
  const allowNegative = min === undefined || min < 0;
  const treeLocale = useLocale();
  const tag = locale ?? treeLocale;
  const shownDecimals = Number.isFinite(decimals) ? decimals : undefined;
  const show = (number: number | null) =>
    number === null
      ? ''
      : formatNumber(number, { locale: tag, decimals: shownDecimals, fixedDecimals });
  const ambiguous = useLatestCallback(onAmbiguous);
  const rules = useMemo(
    () =>
      numberRules({
        locale: numberLocale(tag),
        decimals,
        allowNegative,
        maxLength,
        onReading: (pasted, reading) =>
          ambiguous({
            text: pasted,
            value: reading.value,
            reason: reading.ambiguous ? 'separator' : 'rounded',
          }),
      }),
    [tag, decimals, allowNegative, maxLength, ambiguous],
  );

  const field = useRuledField<number | string | null, number | null>(
    {
      ...props,
      onBlur: (event) => {
        // A sign alone stays, and the field invalid (TXC-7); a number settles in its own text.
        const settled = field.now();
        if (settled !== null) field.set(settled, 'type');
        props.onBlur?.(event);
      },
    },
    {
      className: 'gd-number-input',
      value,
      defaultValue,
      read: usable,
      onChange: onChange && ((next, reason) => onChange(next, { reason })),
      show,
      toValue: (text) => fieldValue(text, numberLocale(tag)),
      shape: `${tag} ${decimals}`,
      rules,
      submits: (number) => (number === null ? '' : plainNumber(number, shownDecimals)),
      problemOf: (number, text) => problemOf(number, text, { min, max }, labels, show),
    },
  );
  const { control, input, value: current, text } = field;
  const stepped = (by: number) => stepValue(field.now(), by, min, max);
  const stepBy = (by: number) => {
    // Keys and presses that go on reach an input whose fieldset was disabled meanwhile.
    if (input.current?.matches(':disabled')) return;
    control.report({ dirty: true });
    field.set(stepped(by), 'step');
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    props.onKeyDown?.(event);
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
    stepBy(step * times);
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
  // The iOS keypads have no minus: where it is said to be needed, the whole keyboard comes.
  const keypad = min !== undefined && min < 0 ? 'text' : decimals === 0 ? 'numeric' : 'decimal';
  return (
    <RuledField
      field={field}
      inputProps={{
        type: 'text',
        inputMode: props.inputMode ?? keypad,
        autoComplete: props.autoComplete ?? 'off',
        ...spin,
        onKeyDown,
      }}
    >
      {step !== null &&
        steppers?.render({
          id: control.id,
          aria: control.aria,
          labels: props.labels,
          locked: control.disabled || control.readOnly,
          canStep: (direction) => !Object.is(stepped(direction * step), current),
          step: (direction, times = 1) => stepBy(direction * step * times),
          focus: () => input.current?.focus(),
        })}
    </RuledField>
  );
}

function stepsOf({ key, shiftKey }: KeyboardEvent): number {
  if (key === 'ArrowUp') return shiftKey ? 10 : 1;
  if (key === 'ArrowDown') return shiftKey ? -10 : -1;
  if (key === 'PageUp') return 10;
  return key === 'PageDown' ? -10 : 0;
}

function problemOf(
  value: number | null,
  text: string,
  { min, max }: Pick<NumberInputProps, 'min' | 'max'>,
  labels: NumberLabels,
  show: (value: number) => string,
): string {
  if (value === null) return text === '' ? '' : labels.incomplete;
  if (min !== undefined && value < min) return labels.min(show(min));
  return max !== undefined && value > max ? labels.max(show(max)) : '';
}

function warnOfRange(min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): void {
  warnOnce(
    '<NumberInput>',
    () => min > max && `min is ${min}, above max, which is ${max}: no number is valid.`,
    'number-range',
  );
}

/** A number that can be shown exactly; any other counts as empty, and says so. */
function usable(given: unknown): number | null {
  if (given === undefined || given === null || given === '') return null;
  // A text that is a number counts as one (CMP-9).
  const number = typeof given === 'string' ? Number(given) : given;
  const isUsable = typeof number === 'number' && Math.abs(number) <= Number.MAX_SAFE_INTEGER;
  warnOnce(
    '<NumberInput>',
    () =>
      typeof given === 'number' &&
      !isUsable &&
      `value is ${given}, which can't be shown exactly. Give a finite number up to Number.MAX_SAFE_INTEGER, or null for empty.`,
    'number-value',
  );
  warnOnce(
    '<NumberInput>',
    () =>
      typeof given !== 'number' && `value is a ${typeof given}. Give a number, or null for empty.`,
    'number-type',
  );
  return isUsable ? number : null;
}
