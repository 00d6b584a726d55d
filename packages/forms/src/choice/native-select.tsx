'use client';

import {
  ChevronDownIcon,
  dataAttributes,
  joinNames,
  useControllableValue,
  useFormReset,
  useMergedRefs,
  useResetValue,
} from '@guadua/utils/internal';
import { useRef } from 'react';
import { useControl } from '../shared/use-control';
import { useResetDefaults } from '../shared/use-reset-defaults';
import type { NativeSelectProps } from './choice.types';

/**
 * The browser's own select in the frame of the other controls (INP-4).
 *
 * @example <NativeSelect placeholder="Elige" options={cities} value={city} onChange={setCity} />
 */
export function NativeSelect({
  value,
  defaultValue,
  onChange,
  options,
  placeholder,
  children,
  className,
  classNames,
  style,
  labels: _labels,
  id,
  disabled,
  readOnly,
  required,
  invalid,
  onFocus,
  onBlur,
  ref,
  ...native
}: NativeSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const resetValue = useResetValue(value, defaultValue) ?? null;
  const [chosen, setChosen] = useControllableValue<string | null, { reason: 'select' | 'reset' }>({
    value,
    defaultValue: defaultValue ?? null,
    onChange,
  });
  const control = useControl(
    { ...native, id, disabled, readOnly, required, invalid, onFocus, onBlur },
    chosen !== null,
  );
  useFormReset(select, () => setChosen(resetValue, { reason: 'reset' }));
  useResetDefaults(select);
  const mergedRef = useMergedRefs(select, ref);

  return (
    <div
      className={joinNames('gd-control', 'gd-native-select', classNames?.root, className)}
      style={style}
      {...control.handlers}
      {...dataAttributes(control.state)}
    >
      <select
        {...native}
        {...control.aria}
        ref={mergedRef}
        id={control.id}
        className={joinNames('gd-control__input', 'gd-native-select__input', classNames?.input)}
        value={chosen ?? ''}
        // A select knows no `readonly`: it does not open, and what changes without opening goes back.
        onMouseDown={(event) => {
          if (control.readOnly) {
            event.preventDefault();
            select.current?.focus();
          }
          native.onMouseDown?.(event);
        }}
        onKeyDown={(event) => {
          if (control.readOnly && event.key !== 'Tab') event.preventDefault();
          native.onKeyDown?.(event);
        }}
        onChange={(event) => {
          if (control.readOnly) return;
          control.report({ dirty: true });
          setChosen(event.currentTarget.value || null, { reason: 'select' });
        }}
        aria-readonly={control.readOnly || undefined}
        disabled={control.disabled}
        required={control.required}
      >
        {(placeholder !== undefined || chosen === null) && (
          <option value="" hidden={placeholder === undefined || control.required}>
            {placeholder ?? ''}
          </option>
        )}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDownIcon className="gd-icon gd-native-select__arrow" />
    </div>
  );
}
