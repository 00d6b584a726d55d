'use client';

import {
  dataAttributes,
  FormValue,
  focusedElement,
  joinIds,
  matchesMedia,
  SHEET_QUERY,
  useControl,
  useControllableValue,
  useFormReset,
  useLabels,
  useLatestCallback,
  useMergedRefs,
} from '@guadua/utils/internal';
import { clsx } from 'clsx';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { dateTextsEsCO } from '../labels/es-co';
import { inputPattern } from '../text/input-pattern';
import { useDateContext } from '../value/use-date-context';
import { useDateValue } from '../value/use-date-value';
import { type AnyDateProps, dataProps, defaultTimes } from '../value/widget-props';
import type { PickerProps } from './picker.types';
import { PickerCalendar, type PickerCalendarHandle } from './picker-calendar';
import { type CloseReason, isInPopup } from './picker-popup';
import { type ReadRange, useField } from './use-field';
import { usePickerFocus } from './use-picker-focus';

/** Props of `Picker`. */
export type PickerImplementationProps = PickerProps &
  Omit<AnyDateProps, 'classNames'> & { readonly readRange?: ReadRange | undefined };

/** A field with a calendar: what `DatePicker` and `DateRangePicker` share. */
export function Picker(props: PickerImplementationProps) {
  const { mode, component, classNames, clearable = true, openOnFocus = true } = props;
  const labels = useLabels('date', dateTextsEsCO, props.labels);
  const context = useDateContext(props, mode, component);
  const value = useDateValue(props, context, component);
  const times = defaultTimes(mode, props.defaultTime);
  const pattern = inputPattern(props.inputFormat, context.locale, context.clock, component);
  const popupId = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLElement>(null);
  const panel = useRef<PickerCalendarHandle>(null);
  const inputRef = useMergedRefs(input, props.ref);
  const control = useControl(props, {
    filled: value.span !== null,
    isInside: (node) => input.current !== null && isInPopup(popupId, input.current, node),
    onLeave: () => settle(),
  });
  const { disabled, readOnly, report } = control;
  const usable = !disabled && !readOnly;
  const field = useField({
    context,
    value,
    labels,
    isEditable: usable,
    pattern,
    times,
    readRange: props.readRange,
    onError: props.onInputError,
    onValidityChange: props.onValidityChange,
  });
  const errorId = useId();
  const [open, setOpen] = useControllableValue<boolean, undefined>({
    value: props.open,
    defaultValue: props.defaultOpen ?? false,
    onChange: props.onOpenChange,
  });
  const [focusesDay, setFocusesDay] = useState(false);
  const shown = open && usable;
  const focus = usePickerFocus(shown, input, popup);

  const openPopup = (by: HTMLElement | null, focusDay: boolean) => {
    focus.opener.current = by;
    if (!usable) return;
    if (shown) {
      if (focusDay) panel.current?.focusDay();
      return;
    }
    setFocusesDay(focusDay);
    setOpen(true, undefined);
  };
  const close = useLatestCallback((reason: CloseReason) => {
    if (!open) return;
    // A press outside may take the focus along without a word of the browser.
    if (reason === 'outside') settle();
    focus.beforeClose(reason);
    setOpen(false, undefined);
  });
  const reset = () => {
    field.drop();
    value.reset();
  };
  useFormReset(input, reset);

  const onFocus = (event: FocusEvent<HTMLInputElement>) => {
    // A sheet takes the focus away: it waits for the click (WCAG 3.2.1).
    if (focus.mayOpen() && openOnFocus && !matchesMedia(SHEET_QUERY)) {
      openPopup(event.currentTarget, false);
    }
  };
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    if (event.target === focusedElement(event.target)) focus.windowLeft();
  };
  const settle = (): boolean => {
    if (!field.isPending) return true;
    const done = field.settle();
    if (done) report({ dirty: true });
    return done;
  };
  const settleUnlessFocused = useLatestCallback(() => {
    const focused = root.current && focusedElement(root.current);
    if (!focused || !root.current?.contains(focused)) settle();
  });
  useEffect(() => {
    // A text that was kept while it could not be edited: the focus that left in the meantime won't leave again.
    if (usable) settleUnlessFocused();
  }, [usable, settleUnlessFocused]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      openPopup(event.currentTarget, true);
    } else if (event.key === 'ArrowUp' && event.altKey) {
      event.preventDefault();
      close('done');
    } else if (event.key === 'Enter' && (field.isPending || shown)) {
      // Enter takes the text; only the next one submits the form.
      event.preventDefault();
      if (settle()) close('done');
    } else if (event.key === 'Escape' && field.isPending) {
      // While the calendar is open, that one handles it first.
      event.preventDefault();
      field.drop();
    } else if (event.key === 'Tab') {
      close('outside');
    }
  };
  // The frame round the text belongs to the input, as in a native control.
  const focusFrame = (event: MouseEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.button !== 0 || disabled) return;
    event.preventDefault();
    if (matchesMedia(SHEET_QUERY)) focus.focusQuietly(input.current);
    else input.current?.focus();
  };
  const openFromFrame = (event: MouseEvent<HTMLElement>) => {
    if (event.target === event.currentTarget) openPopup(input.current, false);
  };
  const clear = () => {
    field.drop();
    if (value.span || value.unreadable !== '') {
      report({ dirty: true });
      value.commit(null, 'clear');
    }
    props.onClear?.();
    focus.focusQuietly(input.current);
  };

  const { error, validationMessage } = field;
  useLayoutEffect(() => {
    input.current?.setCustomValidity(validationMessage);
  }, [validationMessage]);
  const invalid = control.invalid || error !== '';
  const filled = field.text !== '';
  const state = dataAttributes({
    open: shown,
    disabled,
    readonly: readOnly,
    invalid,
    focused: control.focused,
  });
  const hint = labels.formatHint(pattern);
  const placeholder = props.placeholder ?? (mode === 'range' ? `${hint} – ${hint}` : hint);
  return (
    <div
      {...dataProps(props)}
      {...state}
      {...dataAttributes({ empty: !filled })}
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
        <input
          {...control.aria}
          ref={inputRef}
          id={control.id}
          role="combobox"
          type="text"
          form={props.form}
          className={clsx('gd-control__input', classNames?.input)}
          autoComplete={props.autoComplete ?? 'off'}
          spellCheck={false}
          aria-haspopup="dialog"
          aria-expanded={shown}
          aria-controls={shown ? popupId : undefined}
          aria-invalid={invalid || undefined}
          aria-required={control.required || undefined}
          aria-describedby={joinIds(control.aria['aria-describedby'], error && errorId)}
          placeholder={placeholder}
          disabled={disabled}
          readOnly={readOnly}
          value={field.text}
          onChange={(event) => {
            const day = field.type(event.target.value);
            if (day !== null) panel.current?.showDay(day);
          }}
          onFocus={onFocus}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            // A tap opens the sheet, which has a text field: the keyboard would only cover it.
            const opensSheet = event.pointerType === 'touch' && matchesMedia(SHEET_QUERY);
            event.currentTarget.inputMode = opensSheet ? 'none' : '';
          }}
          onClick={(event) => openPopup(event.currentTarget, false)}
        />
        {clearable && usable && filled && (
          <button
            type="button"
            className={clsx('gd-icon-button gd-date-picker__clear', classNames?.clear)}
            aria-label={labels.clear}
            onClick={clear}
          />
        )}
        <button
          ref={button}
          type="button"
          className={clsx('gd-icon-button gd-date-picker__button', classNames?.button)}
          aria-label={
            mode === 'range'
              ? labels.openRange(value.span ? field.text : '')
              : labels.openDate(value.span ? context.names.longDay(value.span.from.day) : '')
          }
          aria-haspopup="dialog"
          aria-expanded={shown}
          disabled={!usable}
          onClick={() => (shown ? close('escape') : openPopup(button.current, true))}
        ></button>
        {(props.name !== undefined || control.required) && (
          <FormValue
            name={props.name}
            form={props.form}
            value={value.isoTexts(field.span)}
            // What is wrong is said by the input itself.
            required={control.required && validationMessage === ''}
            // A read-only input is never invalid, though what it shows can't be sent.
            validationMessage={readOnly && !field.span ? validationMessage : ''}
            disabled={disabled}
            onReset={ignore}
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
        <PickerCalendar
          {...props}
          id={popupId}
          label={mode === 'range' ? labels.rangeDialog : labels.dateDialog}
          entryLabel={mode === 'range' ? labels.typeRange : labels.typeDate}
          field={field}
          placeholder={placeholder}
          anchor={root}
          container={props.container}
          popupClassName={classNames?.popup}
          inputClassName={classNames?.input}
          errorClassName={classNames?.error}
          popup={popup}
          handle={panel}
          context={context}
          value={value}
          labels={labels}
          times={times}
          today={context.today()}
          todayButton={props.todayButton ?? mode === 'single'}
          focusOnMount={focusesDay}
          onEscape={() => {
            // In the field it drops what was typed as well.
            if (input.current && focusedElement(input.current) === input.current) field.drop();
            return false;
          }}
          onClose={close}
          onDone={() => {
            // What was picked takes the place of what was typed, even where it is the same day.
            field.drop();
            report({ dirty: true });
            close('done');
          }}
          onCancel={() => close('done')}
        />
      )}
    </div>
  );
}

/** The input itself is listened to for the reset. */
function ignore(): void {}
