'use client';

import { startTransition, useEffect, useMemo, useRef, useState } from 'react';

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
  /** Keeps its identity while its options do. */
  readonly options: () => readonly LazyOption[];
  readonly onChange: (value: number) => void;
}

/** When the options come though nobody touched the calendar: a script may be looking for them. */
const UNTOUCHED = 1500;

/**
 * A native select that has only its chosen option while its calendar opens: a hundred years of options
 * are more elements than all of the month's days. The others come as soon as a pointer or the focus
 * enters the calendar, before anyone can open the list, or a moment later by themselves.
 */
export function LazySelect({ label, value, disabled, options, onChange }: LazySelectProps) {
  const [filled, setFilled] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const calendar = select.current?.closest('.gd-calendar');
    const fill = () => startTransition(() => setFilled(true));
    const timer = setTimeout(fill, UNTOUCHED);
    calendar?.addEventListener('pointerover', fill, { once: true });
    calendar?.addEventListener('focusin', fill, { once: true });
    return () => {
      clearTimeout(timer);
      calendar?.removeEventListener('pointerover', fill);
      calendar?.removeEventListener('focusin', fill);
    };
  }, []);
  const only = filled ? null : value;
  // The same elements from month to month, which React then leaves alone.
  const shown = useMemo(
    () =>
      options()
        .filter((option) => only === null || option.value === only)
        .map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        )),
    [options, only],
  );
  return (
    <select
      ref={select}
      className="gd-calendar__select"
      // In no form: a reset would show its first option, and React would not notice.
      form=""
      aria-label={label}
      value={value}
      disabled={disabled}
      onPointerDown={() => setFilled(true)}
      onFocus={() => setFilled(true)}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {shown}
    </select>
  );
}
