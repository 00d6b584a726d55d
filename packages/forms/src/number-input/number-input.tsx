'use client';

import { useLabels, useLocale, warnOnce } from '@guadua/utils/internal';
import type { KeyboardEvent } from 'react';
import { numberLabelsEsCO } from '../labels/es-co';
import { TextField } from '../shared/text-field';
import { useRuledField } from '../shared/use-ruled-field';
import { numberField } from './number-field';
import { plainNumber } from './number-format';
import type { NumberInputProps } from './number-input.types';
import { stepValue } from './step-value';

/**
 * Un campo para un número, con los separadores del idioma mientras se escribe. Con `step`, las flechas lo cambian.
 * @example <NumberInput min={0} decimals={2} value={weight} onChange={setWeight} suffix="kg" />
 */
export function NumberInput({ value, defaultValue, onChange, ...given }: NumberInputProps) {
  const {
    locale,
    decimals,
    fixedDecimals: _fixedDecimals,
    min,
    max,
    step = 1,
    steppers,
    maxLength: _maxLength,
    onAmbiguous: _onAmbiguous,
    ...props
  } = given;
  const labels = useLabels('forms', numberLabelsEsCO, props.labels, 'number');
  const treeLocale = useLocale();
  const tag = locale ?? treeLocale;
  const { keypad, problemOf, ...number } = numberField('<NumberInput>', {
    ...given,
    locale: tag,
  });
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
      ...number,
      value,
      defaultValue,
      read: usable,
      onChange: onChange && ((next, reason) => onChange(next, { reason })),
      submits: (of) => (of === null ? '' : plainNumber(of, decimals)),
      problemOf(of, text) {
        const problem = problemOf(of, text);
        if (problem === 'min') return labels.min(number.show(min ?? null));
        if (problem === 'max') return labels.max(number.show(max ?? null));
        return problem ? labels.incomplete : '';
      },
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
    const times = event.altKey ? 0 : stepsOf(event);
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
  return (
    <TextField
      field={field}
      inputProps={{
        type: 'text',
        inputMode: props.inputMode ?? keypad,
        autoComplete: props.autoComplete ?? 'off',
        ...spin,
        onKeyDown: step === null ? props.onKeyDown : onKeyDown,
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

function stepsOf({ key, shiftKey }: KeyboardEvent): number {
  if (key === 'ArrowUp') return shiftKey ? 10 : 1;
  if (key === 'ArrowDown') return shiftKey ? -10 : -1;
  if (key === 'PageUp') return 10;
  return key === 'PageDown' ? -10 : 0;
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
