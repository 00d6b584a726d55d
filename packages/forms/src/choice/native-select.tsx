'use client';

import { ChevronDownIcon, dataAttributes, useMergedRefs } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { asText } from '../shared/as-text';
import { elementProps } from '../shared/element-props';
import type { NativeSelectProps } from './choice.types';
import { useChoice } from './use-choice';

/**
 * La lista del navegador, con el aspecto de los demás controles.
 * @example <NativeSelect placeholder="Elige" options={cities} value={city} onChange={setCity} />
 */
export function NativeSelect({
  options,
  placeholder,
  children,
  className,
  classNames,
  style,
  ref,
  ...props
}: NativeSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const picked = useRef<string>(null);
  const { choice, control, choose } = useChoice<string | null, string | null>(props, {
    root: select,
    element: select,
    read: (given) => asText(given) || null,
    readEarly: (changed) => changed.find(({ on }) => on)?.value || null,
    isFilled: (of) => of !== null,
  });
  const chosen = choice.value;
  // A value without an option (a retired one) would show as the first option, and submit that.
  const isListed = options?.some((option) => option.value === chosen);
  // Nothing is known of options that are children before they are in the page.
  const [isChild, setChild] = useState(true);
  useLayoutEffect(() => {
    if (!children) return;
    const shown = Array.from(select.current?.options ?? []);
    setChild(shown.some((one) => one.value === chosen && !('missing' in one.dataset)));
  });
  const missing = chosen !== null && !isListed && !(children && isChild);
  const mergedRef = useMergedRefs(select, ref);
  const native = elementProps(props);

  return (
    <div
      className={clsx('gd-control', 'gd-native-select', classNames?.root, className)}
      style={style}
      {...control.handlers}
      {...dataAttributes(control.state)}
    >
      <select
        {...native}
        {...control.aria}
        ref={mergedRef}
        id={control.id}
        name={choice.name}
        form={props.form}
        className={clsx('gd-control__input', 'gd-native-select__input', classNames?.input)}
        value={chosen ?? ''}
        // A select has no `readonly`: it does not open, and what changes without opening goes back.
        onMouseDown={(event) => {
          if (control.readOnly) {
            event.preventDefault();
            select.current?.focus();
          }
          native.onMouseDown?.(event);
        }}
        onKeyDown={(event) => {
          if (control.readOnly && changesValue(event)) event.preventDefault();
          native.onKeyDown?.(event);
        }}
        // A listener of the page may have this rendered before `change` comes, with the value of before.
        onInput={(event) => {
          picked.current = event.currentTarget.value;
          native.onInput?.(event);
        }}
        onChange={(event) => {
          choose((picked.current ?? event.currentTarget.value) || null);
          picked.current = null;
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
        {missing && chosen !== null && (
          <option value={chosen} data-missing="">
            {chosen}
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

function changesValue({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (/^(?:Arrow.*|Page(?:Up|Down)|Home|End|Enter|F4)$/.test(key)) return true;
  return [...key].length === 1 && !ctrlKey && !metaKey;
}
