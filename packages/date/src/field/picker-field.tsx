'use client';

import {
  dataAttributes,
  FieldContext,
  FormValue,
  focusedElement,
  isComposing,
  isElement,
  joinIds,
  passedProps,
  useControl,
  useCustomValidity,
  useMergedRefs,
} from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { type KeyboardEvent, type MouseEvent, useContext, useId, useRef } from 'react';
import { FieldPopup } from './field-popup';
import type { PickerFieldProps, SharedInputProps } from './picker-field.types';
import { usePickerOpen } from './use-picker-open';
import { useUnsettledText } from './use-unsettled-text';

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the text, its buttons and the popup meet here; the parts are files of their own
export function PickerField({ props, field, content, ...rest }: PickerFieldProps) {
  const { element: input, hydrated, validationMessage } = field;
  const { classNames, clearable = true } = props;
  const popupId = useId();
  const errorId = `${popupId}-error`;
  const root = useRef<HTMLDivElement>(null);
  const inputRef = useMergedRefs(input, props.ref, useCustomValidity(validationMessage));
  // The popup is known by its id: a sheet takes the focus before React attaches refs.
  const isInside = (node: Node) => isElement(node) && node.closest(`[id="${popupId}"]`) !== null;
  const control = useControl(props, {
    filled: field.filled,
    isInside,
    onLeave: () => settle(),
  });
  const { disabled, readOnly, report } = control;
  const settle = (): boolean => {
    if (!field.isPending) return true;
    const done = field.settle();
    if (done) report({ dirty: true });
    return done;
  };
  const usable = !disabled && !readOnly;
  const open = usePickerOpen({
    props,
    usable,
    input,
    // A press outside may take the focus away without any event of the browser.
    onLeave: settle,
    content,
  });
  const { shown, openPopup, close, focusQuietly } = open;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      openPopup(event.currentTarget, true);
    } else if (event.key === 'ArrowUp' && event.altKey) {
      event.preventDefault();
      close('trigger');
    } else if (event.key === 'Enter' && (field.isPending || shown)) {
      // Enter takes the text; only the next one submits the form.
      event.preventDefault();
      if (settle()) close('select');
    } else if (event.key === 'Escape' && field.isPending) {
      // While the popup is open, that one handles it first.
      event.preventDefault();
      field.drop();
    } else if (event.key === 'Tab') {
      close('focus');
    }
  };
  const focusFrame = (event: MouseEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.button !== 0 || disabled) return;
    event.preventDefault();
    if (open.isSheet()) focusQuietly(input.current);
    else input.current?.focus();
  };
  const openFromFrame = (event: MouseEvent<HTMLElement>) => {
    if (event.target === event.currentTarget) openPopup(input.current, false);
  };
  const clear = () => {
    field.drop();
    if (field.filled) {
      report({ dirty: true });
      field.clear();
    }
    focusQuietly(input.current);
  };

  const onDone = () => {
    field.drop();
    report({ dirty: true });
    close('select');
  };
  const entry = rest.inputs?.entry(field) ?? { label: rest.entryLabel, field };

  const { name } = control;
  const firstName = rest.inputs?.names[0] ?? name;
  // An empty value in its place would erase what is stored (DAT-1).
  const isHeld = field.isUnknown && firstName !== undefined;
  useUnsettledText(root, input, field, usable, isInside, settle);
  const invalid = control.invalid || field.error !== '';
  const error = useContext(FieldContext)?.refusal === field.error ? '' : field.error;
  const hasText = field.text !== '';
  const state = dataAttributes({
    open: shown,
    disabled,
    readonly: readOnly,
    invalid,
    focused: control.focused,
    empty: !hasText,
  });
  const shared = passedProps<SharedInputProps>(props, {
    role: 'combobox',
    type: 'text',
    form: props.form,
    className: clsx('gd-control__input', classNames?.input),
    autoComplete: props.autoComplete ?? 'off',
    spellCheck: false,
    'aria-haspopup': 'dialog',
    'aria-expanded': shown,
    'aria-controls': shown ? popupId : undefined,
    'aria-invalid': invalid || undefined,
    'aria-required': control.required || undefined,
    'aria-describedby': joinIds(control.aria['aria-describedby'], error && errorId),
    placeholder: rest.placeholder,
    disabled,
    readOnly,
    // Before hydration the form sends the visible text (TXC-6).
    required: !hydrated && !isHeld && control.required,
    onFocus: open.onFocus,
    onBlur: open.onBlur,
    onKeyDown,
    onPointerDown: (event) => {
      // A tap opens the sheet, which has a text field: the keyboard would only cover it.
      const opensSheet = event.pointerType === 'touch' && open.isSheet();
      event.currentTarget.inputMode = opensSheet ? 'none' : '';
    },
    onClick: (event) => openPopup(event.currentTarget, false),
  });
  return (
    <div
      {...state}
      {...control.handlers}
      ref={root}
      className={clsx('gd-date-picker', classNames?.root, props.className)}
      style={props.style}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press means the input inside of it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys */}
      <div
        className="gd-control gd-date-picker__control"
        {...state}
        onMouseDown={focusFrame}
        onClick={openFromFrame}
      >
        {rest.inputs?.render({
          shared,
          ref: inputRef,
          id: control.id,
          name,
          aria: control.aria,
          field,
        }) ?? (
          <input
            {...control.aria}
            {...shared}
            ref={inputRef}
            id={control.id}
            name={hydrated ? undefined : name}
            value={field.text}
            onChange={(event) => field.type(event.target.value)}
          />
        )}
        {clearable && usable && hasText && (
          <button
            type="button"
            className={clsx('gd-icon-button gd-date-picker__clear', classNames?.clear)}
            aria-label={rest.clearLabel}
            // The keyboard empties the text: after a date, Tab goes on.
            tabIndex={-1}
            onClick={clear}
          />
        )}
        <button
          type="button"
          className={clsx('gd-icon-button gd-date-picker__button', classNames?.button)}
          data-icon={rest.icon}
          aria-label={rest.popupLabel + (rest.valueText && `, ${rest.valueText}`)}
          aria-haspopup="dialog"
          aria-expanded={shown}
          disabled={!usable}
          onClick={(event) => (shown ? close('trigger') : openPopup(event.currentTarget, true))}
        />
        {(isHeld || (hydrated && (name !== undefined || control.required))) && (
          <FormValue
            // Inputs of the widget's own have names of their own.
            name={rest.inputs ? undefined : name}
            form={props.form}
            value={field.sent}
            // The input itself says what is wrong.
            required={(control.required && validationMessage === '') || isHeld}
            // A read-only input is never invalid, though what it shows can't be sent.
            validationMessage={readOnly && field.sent.length === 0 ? validationMessage : ''}
            disabled={disabled}
            onFocusRequest={() => input.current?.focus()}
          />
        )}
      </div>
      {error !== '' && (
        <p id={errorId} role="alert" className={clsx('gd-date-picker__error', classNames?.error)}>
          {error}
        </p>
      )}
      {shown && (
        <FieldPopup
          {...rest}
          props={props}
          content={content}
          id={popupId}
          anchor={root}
          field={entry.field}
          entryLabel={entry.label}
          focusOnMount={open.focusOnMount}
          onEscape={() => {
            // Escape in the field drops the typed text as well.
            const focused = root.current && focusedElement(root.current);
            if (focused?.matches('.gd-control__input')) field.drop();
          }}
          onClose={close}
          onDone={onDone}
        >
          {(popup) => rest.children({ ...popup, onDone, onCancel: () => close('close') })}
        </FieldPopup>
      )}
    </div>
  );
}
