import { clsx } from 'clsx/lite';
import {
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useControl } from '../internal/control/use-control';
import { useControlValue } from '../internal/control/use-control-value';
import { dataAttributes } from '../internal/data-attributes';
import { focusedElement } from '../internal/dom';
import { FormValue } from '../internal/form-value';
import { useLatestCallback } from '../internal/use-latest-callback';
import { useMergedRefs } from '../internal/use-merged-refs';
import type { ButtonGroupChangeDetails, ButtonGroupProps } from './button-group.types';
import { ButtonGroupContext } from './button-group-context';
import { ButtonGroupItem } from './button-group-item';

export function ChoiceGroup<Value extends string>(props: ButtonGroupProps<Value>) {
  const {
    children,
    className,
    classNames,
    defaultValue,
    disabled: _disabled,
    form,
    invalid: _invalid,
    name,
    onBlur,
    onChange,
    onFocus,
    onKeyDown,
    orientation = 'horizontal',
    readOnly: _readOnly,
    ref,
    required: _required,
    size,
    tone,
    value: givenValue,
    variant,
    ...rest
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(root, ref);
  const formMember = useRef<HTMLInputElement>(null);
  const choice = useControlValue<Value | null, Value | null, never, ButtonGroupChangeDetails>({
    name,
    element: formMember,
    value: givenValue,
    defaultValue,
    read: asValue,
    onChange,
  });
  const { value } = choice;
  const { aria, disabled, handlers, id, readOnly, report, required, state } = useControl(
    {
      ...props,
      // The event comes from the root: `currentTarget` is the div.
      onFocus: (event) => onFocus?.(event as FocusEvent<HTMLDivElement>),
      onBlur: (event) => onBlur?.(event as FocusEvent<HTMLDivElement>),
    },
    { filled: value !== null, labelled: 'id' },
  );
  const [tabStop, setTabStop] = useState<string | null>(value);
  const [isUnknown, setUnknown] = useState(false);

  // Tab leads to the chosen item, else to the first one that can be chosen (APG radio group). Read
  // from the page after each render: the items may be wrapped in anything.
  useLayoutEffect(() => {
    const items = enabledItems(root.current);
    const stop = items.find((item) => item.dataset.value === value) ?? items[0];
    setTabStop(stop?.dataset.value ?? null);
    const known = [...(root.current?.querySelectorAll<HTMLElement>(KNOWN) ?? [])];
    setUnknown(Boolean(value) && known.every((item) => item.dataset.value !== value));
  });

  const choose = useLatestCallback((next: string) => {
    if (readOnly || next === choice.now()) return;
    choice.set(next as Value, { reason: 'select' });
    report({ dirty: true });
  });
  const context = useMemo(
    () => ({ tone, variant, size, disabled, choice: { value, tabStop, choose } }),
    [tone, variant, size, disabled, value, tabStop, choose],
  );
  const focusItem = () => {
    root.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const items = enabledItems(root.current);
    const from = items.findIndex((item) => item.contains(focusedElement(item)));
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = stepForKey(event.key, from, items.length, rtl);
    const item = to === undefined ? undefined : items[to];
    if (from === -1 || !item) return;
    event.preventDefault();
    item.focus();
    choose(item.dataset.value ?? '');
  };

  return (
    <div
      {...rest}
      {...aria}
      {...handlers}
      ref={mergedRef}
      id={id}
      role="radiogroup"
      // Tab does not reach the group, but `ref.focus()` does, and the group passes the focus on.
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      aria-readonly={readOnly || undefined}
      aria-required={required || undefined}
      aria-orientation={orientation === 'vertical' ? 'vertical' : undefined}
      className={clsx('gd-button-group', className, classNames?.root)}
      onKeyDown={handleKey}
      onFocus={(event) => {
        handlers.onFocus(event);
        if (event.target === event.currentTarget) focusItem();
      }}
      {...dataAttributes({ ...state, required: undefined, orientation })}
    >
      <ButtonGroupContext value={context}>
        {children}
        {/* A value without an item (a retired one) is sent: it has to be seen. */}
        {isUnknown && value && (
          <ButtonGroupItem value={value} data-missing="">
            {value}
          </ButtonGroupItem>
        )}
      </ButtonGroupContext>
      <FormValue
        name={choice.name}
        form={form}
        value={value}
        required={required}
        disabled={disabled}
        onFocusRequest={focusItem}
        ref={formMember}
      />
    </div>
  );
}

const KNOWN = '[role="radio"]:not([data-missing])';

function asValue<Value extends string>(value: Value | null | undefined): Value | null {
  return value === null || value === undefined ? null : (String(value) as Value);
}

function enabledItems(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role="radio"]:not(:disabled)') ?? [])];
}

export function stepForKey(
  key: string,
  from: number,
  count: number,
  rtl: boolean,
): number | undefined {
  const forward = key === 'ArrowDown' || key === (rtl ? 'ArrowLeft' : 'ArrowRight');
  const backward = key === 'ArrowUp' || key === (rtl ? 'ArrowRight' : 'ArrowLeft');
  if (forward) return (from + 1) % count;
  if (backward) return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
