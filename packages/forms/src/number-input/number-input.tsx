'use client';

import {
  HeldInput,
  useControllableValue,
  useLabels,
  useLatestCallback,
  useLocale,
  useResetValue,
  warnOnce,
} from '@guadua/utils/internal';
import { type KeyboardEvent, useMemo } from 'react';
import { inputLabelsEsCO } from '../labels/es-co-input';
import type { InputLabels } from '../labels/forms-labels.types';
import type { ChangeReason } from '../shared/control.types';
import { TextField, useTextField } from '../shared/text-field';
import { useDraft } from '../text-editing/use-draft';
import { formatNumber, plainNumber } from './number-format';
import type { NumberInputProps } from './number-input.types';
import { numberLocale } from './number-locale';
import { fieldValue, numberRules, unshapedValue } from './number-rules';
import { stepValue } from './step-value';

/**
 * A number, written as the locale has it (INP-3). With a `step` it is a spin button (APG), else a
 * text field.
 *
 * @example <NumberInput min={0} decimals={2} value={weight} onChange={setWeight} suffix="kg" />
 */
export function NumberInput({ value, defaultValue, onChange, ...given }: NumberInputProps) {
  const {
    locale,
    decimals = Number.POSITIVE_INFINITY,
    fixedDecimals = false,
    allowNegative = false,
    min,
    max,
    step = 1,
    steppers,
    maxLength = 50,
    onAmbiguous,
    ...props
  } = given;
  const labels = useLabels('forms', inputLabelsEsCO, props.labels);
  warnOfNegative(min, allowNegative);
  const treeLocale = useLocale();
  const tag = locale ?? treeLocale;
  const resetValue = useResetValue(value, defaultValue) ?? null;
  const [current, setCurrent] = useControllableValue<number | null, { reason: ChangeReason }>({
    value: value === undefined ? undefined : usable(value),
    defaultValue: usable(defaultValue ?? null),
    onChange,
  });
  const shownDecimals = Number.isFinite(decimals) ? decimals : undefined;
  const show = (number: number | null) =>
    number === null
      ? ''
      : formatNumber(number, { locale: tag, decimals: shownDecimals, fixedDecimals });
  const [text, setDraft] = useDraft(current, show, `${tag} ${decimals}`);
  const ambiguous = useLatestCallback(onAmbiguous);
  const limits = { locale: numberLocale(tag), decimals, allowNegative, maxLength };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the limits are made of
  const rules = useMemo(
    () =>
      numberRules({
        ...limits,
        onReading: (pasted, reading) =>
          ambiguous({
            text: pasted,
            value: reading.value,
            reason: reading.ambiguous ? 'separator' : 'rounded',
          }),
      }),
    [tag, decimals, allowNegative, maxLength, ambiguous],
  );

  const change = (next: number | null, nextText: string | null, reason: ChangeReason) => {
    // What the value shows as anyway needs no keeping.
    setDraft(nextText === null || nextText === show(next) ? null : { text: nextText, value: next });
    // `1,` is still 1, but a reset is reported in any case.
    if (!Object.is(next, current) || reason === 'reset') setCurrent(next, { reason });
  };
  const field = useTextField(
    {
      ...props,
      onBlur: (event) => {
        // A sign alone stays, and the field invalid (TXC-7); a number settles in its own text.
        if (current !== null) {
          field.expectChange();
          setDraft(null);
        }
        props.onBlur?.(event);
      },
    },
    {
      className: 'gd-number-input',
      text,
      rules,
      onText: (next, reason) => change(fieldValue(next, numberLocale(tag)), next, reason),
      onClear: () => change(null, null, 'clear'),
      onReset: () => change(usable(resetValue), null, 'reset'),
      Input: HeldInput,
      submits: (shown) => {
        const sent = shown === text ? current : unshapedValue(shown, text, limits);
        return sent === null ? '' : plainNumber(sent, shownDecimals);
      },
      error: problemOf(current, text, { min, max }, labels, show),
    },
  );
  const { control, input } = field;
  const stepped = (by: number) =>
    stepValue(current, by, allowNegative ? min : Math.max(min ?? 0, 0), max);
  const stepBy = (by: number) => {
    // Keys and presses that go on reach an input whose fieldset was disabled meanwhile.
    if (input.current?.matches(':disabled')) return;
    control.report({ dirty: true });
    field.expectChange();
    change(stepped(by), null, 'step');
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
  // The iOS keypads have no minus: where it may be needed, the whole keyboard comes.
  const keypad = allowNegative ? 'text' : decimals === 0 ? 'numeric' : 'decimal';
  return (
    <TextField
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
    </TextField>
  );
}

/** How many steps a key means (APG spin button), up or down. */
function stepsOf({ key, shiftKey }: KeyboardEvent): number {
  if (key === 'ArrowUp') return shiftKey ? 10 : 1;
  if (key === 'ArrowDown') return shiftKey ? -10 : -1;
  if (key === 'PageUp') return 10;
  return key === 'PageDown' ? -10 : 0;
}

/** Why the browser should not submit it; empty where nothing is wrong. */
function problemOf(
  value: number | null,
  text: string,
  { min, max }: Pick<NumberInputProps, 'min' | 'max'>,
  labels: InputLabels,
  show: (value: number) => string,
): string {
  if (value === null) return text === '' ? '' : labels.numberIncomplete;
  if (min !== undefined && value < min) return labels.numberMin(show(min));
  return max !== undefined && value > max ? labels.numberMax(show(max)) : '';
}

function warnOfNegative(min: number | undefined, allowNegative: boolean): void {
  warnOnce(
    '<NumberInput>',
    () =>
      !allowNegative &&
      min !== undefined &&
      min < 0 &&
      `min is ${min}, but no negative number can be typed. Add allowNegative.`,
    'number-min',
  );
}

/** A number that can be shown exactly; any other counts as empty, and says so. */
function usable(value: number | null): number | null {
  const given: unknown = value;
  if (given === null || given === '') return null;
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
