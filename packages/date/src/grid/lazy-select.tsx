'use client';

import { useLayoutEffect, useMemo, useRef, useState } from 'react';

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
  /** The label of its chosen option. */
  readonly chosen: string;
  readonly disabled: boolean;
  /** All of them; keeps its identity while its options do. */
  readonly options: () => readonly LazyOption[];
  readonly onChange: (value: number) => void;
}

/**
 * A native select that has only its chosen option until it is used: a hundred years of options are more
 * elements than all of the month's days. The others come when the pointer or the focus reaches it,
 * which is before any of them, or assistive technology, can open the list.
 */
export function LazySelect({ label, value, chosen, disabled, options, onChange }: LazySelectProps) {
  const [filled, setFilled] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const fill = () => setFilled(true);
  useLayoutEffect(() => {
    // What a server rendered may have the focus already, and no event says so again.
    if (select.current?.matches(':focus, :hover')) setFilled(true);
  }, []);
  // The same elements from month to month, which React then leaves alone.
  const all = useMemo(
    () =>
      filled
        ? options().map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))
        : null,
    [options, filled],
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
      onPointerEnter={fill}
      onPointerDown={fill}
      onFocus={fill}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {all ?? <option value={value}>{chosen}</option>}
    </select>
  );
}
