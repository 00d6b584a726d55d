'use client';

import { useHydrated } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import type { ClockTime } from '../core/clock-time';
import { pad } from '../core/day';
import type { ClockFieldsProps } from '../value/clock.types';
import { partRange, type TimePart, timeByKey, timeParts, typeDigit, withPart } from './time-state';

export function ClockFields({ draft, setTime, range, ...props }: ClockFieldsProps) {
  const { labels } = props;
  return (
    <div className="gd-calendar__times">
      <TimeField
        {...props}
        label={range ? labels.startTime : labels.time}
        time={draft.fromTime}
        onChange={(time) => setTime('from', time)}
      />
      {range && (
        <TimeField
          {...props}
          label={labels.endTime}
          time={draft.toTime}
          onChange={(time) => setTime('to', time)}
        />
      )}
    </div>
  );
}

export interface TimeFieldProps extends Omit<ClockFieldsProps, 'draft' | 'setTime' | 'range'> {
  readonly label: string;
  readonly time: ClockTime;
  readonly onChange: (time: ClockTime) => void;
}

export function TimeField(props: TimeFieldProps) {
  const { label, labels, className } = props;
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box into the layout
    <div role="group" aria-labelledby={id} className={clsx('gd-time', className)}>
      <span id={id} className="gd-time__label">
        {label}
      </span>
      <span className="gd-time__parts">
        <TimeSpinner {...props} part="hour" name={labels.hour} />
        <span aria-hidden="true">:</span>
        <TimeSpinner {...props} part="minute" name={labels.minute} />
        {props.format.seconds && (
          <>
            <span aria-hidden="true">:</span>
            <TimeSpinner {...props} part="second" name={labels.second} />
          </>
        )}
        {props.format.hourCycle === 12 && (
          <TimeSpinner {...props} part="period" name={labels.period} />
        )}
      </span>
    </div>
  );
}

function TimeSpinner({
  label,
  time,
  minuteStep,
  format,
  disabled,
  onChange,
  part,
  name,
}: TimeFieldProps & { part: TimePart; name: string }) {
  const pending = useRef('');
  const hydrated = useHydrated();
  const { hourCycle } = format;
  const value = timeParts(time, hourCycle)[part];
  const text = part === 'period' ? (value === 0 ? 'AM' : 'PM') : pad(value);
  const [min, max] = partRange(part, 1, hourCycle);

  const type = (digit: string, input: HTMLInputElement) => {
    if (part === 'period') return;
    const typed = typeDigit(time, part, pending.current, digit, hourCycle);
    pending.current = typed.pending;
    onChange(typed.time);
    const isLast = part === (format.seconds ? 'second' : 'minute');
    if (typed.pending === '' && !isLast) focusBeside(input, 1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      focusBeside(event.currentTarget, event.key === 'ArrowRight' ? 1 : -1);
    } else if (/^\d$/.test(event.key)) {
      type(event.key, event.currentTarget);
    } else {
      const next = timeByKey(time, part, event.key, minuteStep, hourCycle);
      // Any other letter would only be written into the box.
      if (next === null && event.key.length > 1) return;
      pending.current = '';
      if (next !== null) onChange(next);
    }
    event.preventDefault();
  };
  // Keyboards on the screen send no keys, only what the text became.
  const onText = (input: HTMLInputElement) => {
    const written = input.value;
    if (part === 'period') {
      const letter = /[ap]/i.exec(written.replace(text, ''))?.[0];
      if (letter) onChange(withPart(time, part, /p/i.test(letter) ? 1 : 0));
      return;
    }
    const digits = written.replace(/\D/g, '');
    const digit = digits.at(-1);
    if (digits !== text && digit !== undefined) type(digit, input);
  };
  return (
    <input
      role="spinbutton"
      // The box is in no form: Enter must not submit it, nor a reset write into it.
      form=""
      className="gd-time__part"
      aria-label={`${label}, ${name}`}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={text}
      inputMode={part === 'period' ? 'text' : 'numeric'}
      autoComplete="off"
      data-part={part}
      disabled={disabled}
      // Before hydration a box in no form could not stop a form that sends another time than it shows (TXC-6).
      readOnly={!hydrated}
      value={text}
      onChange={({ target, nativeEvent }) => {
        // The last digit of a pasted text would be another time than the one that was copied.
        if (!isPasted(nativeEvent)) onText(target);
      }}
      onKeyDown={onKeyDown}
      onFocus={(event: FocusEvent<HTMLInputElement>) => {
        pending.current = '';
        event.target.select();
      }}
    />
  );
}

function isPasted({ inputType = '' }: Event & Partial<InputEvent>): boolean {
  return /Paste|Drop/.test(inputType);
}

function focusBeside(input: HTMLInputElement, step: 1 | -1): void {
  const parts = [...(input.parentElement?.querySelectorAll('input') ?? [])];
  parts[parts.indexOf(input) + step]?.focus();
}
