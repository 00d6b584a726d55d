'use client';

import { startTransition, useEffect, useState } from 'react';

/** One choice of a `LazySelect`. */
export interface LazyOption {
  readonly value: number;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

/** Props of `LazySelect`. */
export interface LazySelectProps {
  readonly label: string;
  readonly value: number;
  readonly disabled: boolean;
  readonly options: () => readonly LazyOption[];
  readonly onChange: (value: number) => void;
}

/**
 * A native select that has only its chosen option until the calendar is painted: a hundred years of
 * options would cost more than the month's days. They are there before anyone can open it.
 */
export function LazySelect({ label, value, disabled, options, onChange }: LazySelectProps) {
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The task after a frame: an effect of an opening click would still run before the first paint.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setFilled(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  const all = options();
  const shown = filled ? all : all.filter((option) => option.value === value);
  return (
    <select
      className="gd-calendar__select"
      // In no form: a reset would show its first option, and nobody would tell React.
      form=""
      aria-label={label}
      value={value}
      disabled={disabled}
      onPointerDown={() => setFilled(true)}
      onFocus={() => setFilled(true)}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {shown.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
