'use client';

import {
  CloseIcon,
  dataAttributes,
  FormValue,
  matchesMedia,
  SHEET_QUERY,
  useControllableValue,
  useFormReset,
  useLabels,
  useLatestCallback,
  useMergedRefs,
} from '@guadua/utils/internal';
import { clsx } from 'clsx';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { CalendarPanel, type CalendarPanelHandle } from '../calendar/calendar-panel';
import type { PickerProps } from '../date-picker/date-picker.types';
import { dateTextsEsCO } from '../labels/es-co';
import { useDateContext } from '../value/use-date-context';
import { useDateControl } from '../value/use-date-control';
import { useDateValue } from '../value/use-date-value';
import { type AnyDateProps, dataProps, defaultTimes } from '../value/widget-props';
import { type CloseReason, PickerPopup } from './picker-popup';
import { usePickerFocus } from './use-picker-focus';
import { inputPattern, type ReadRange, useTypedEntry } from './use-typed-entry';

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
  const pattern = inputPattern(props.inputFormat, context.locale, context.codec.time);
  const entry = useTypedEntry({
    context,
    value,
    labels,
    pattern,
    times,
    readRange: props.readRange,
    onError: props.onInputError,
  });

  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLElement>(null);
  const panel = useRef<CalendarPanelHandle>(null);
  const inputRef = useMergedRefs(input, props.ref);
  const control = useDateControl(
    props,
    value.span !== null,
    'for',
    (node) => popup.current?.contains(node) ?? false,
  );
  const { disabled, readOnly, report } = control;
  const usable = !disabled && !readOnly;
  const popupId = useId();
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
    focus.beforeClose(reason);
    setOpen(false, undefined);
  });
  const reset = () => {
    entry.revert();
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
    if (event.target === event.target.ownerDocument.activeElement) {
      focus.windowLeft();
      return;
    }
    const next = event.relatedTarget;
    // On the way into the calendar the text may still be replaced by a click.
    if (next instanceof Node && popup.current?.contains(next)) return;
    if (entry.pending) commitText();
  };
  const commitText = (): boolean => {
    const done = entry.commit();
    if (done) report({ dirty: true });
    return done;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      openPopup(event.currentTarget, true);
    } else if (event.key === 'ArrowUp' && event.altKey) {
      event.preventDefault();
      close('done');
    } else if (event.key === 'Enter' && (entry.pending || shown)) {
      // Enter takes the text; only the next one submits the form.
      event.preventDefault();
      if (commitText()) close('done');
    } else if (event.key === 'Escape' && entry.pending) {
      // While the calendar is open, that one hears it first.
      event.preventDefault();
      entry.revert();
    } else if (event.key === 'Tab') {
      close('outside');
    }
  };
  const clear = () => {
    entry.revert();
    if (value.span) {
      report({ dirty: true });
      value.commit(null, 'clear');
    }
    props.onClear?.();
    focus.focusQuietly(input.current);
  };

  const invalid = control.invalid || entry.error !== '';
  const { 'aria-describedby': describedBy } = control.aria;
  const filled = value.span !== null;
  const hint = labels.formatHint(pattern);
  return (
    <div
      {...dataProps(props)}
      {...dataAttributes({
        open: shown,
        disabled,
        readonly: readOnly,
        invalid,
        focused: control.focused,
        empty: !filled,
      })}
      {...control.handlers}
      ref={root}
      className={clsx('gd-date-picker', classNames?.root, props.className)}
      style={props.style}
    >
      <div
        className="gd-control gd-date-picker__control"
        {...dataAttributes({
          open: shown,
          disabled,
          readonly: readOnly,
          invalid,
          focused: control.focused,
        })}
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
          aria-describedby={
            [describedBy, entry.error && errorId].filter(Boolean).join(' ') || undefined
          }
          placeholder={props.placeholder ?? (mode === 'range' ? `${hint} – ${hint}` : hint)}
          disabled={disabled}
          readOnly={readOnly}
          value={entry.text}
          onChange={(event) => {
            const day = entry.type(event.target.value);
            if (day !== null) panel.current?.showDay(day);
          }}
          onFocus={onFocus}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            // A tap opens the sheet: the keyboard would only cover it.
            event.currentTarget.inputMode = event.pointerType === 'touch' ? 'none' : '';
          }}
          onClick={(event) => openPopup(event.currentTarget, false)}
        />
        {clearable && usable && (filled || entry.pending) && (
          <button
            type="button"
            className={clsx('gd-icon-button', classNames?.clear)}
            aria-label={labels.clear}
            onClick={clear}
          >
            <CloseIcon />
          </button>
        )}
        <button
          ref={button}
          type="button"
          className={clsx('gd-icon-button gd-date-picker__button', classNames?.button)}
          aria-label={
            mode === 'range'
              ? labels.openRange(filled ? entry.text : '')
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
            value={value.iso}
            required={control.required}
            disabled={disabled}
            onReset={ignore}
            onFocusRequest={() => input.current?.focus()}
          />
        )}
      </div>
      {entry.error !== '' && (
        <p id={errorId} role="alert" className={clsx('gd-date-picker__error', classNames?.error)}>
          {entry.error}
        </p>
      )}
      {shown && (
        <PickerPopup
          id={popupId}
          label={mode === 'range' ? labels.rangeDialog : labels.dateDialog}
          anchor={root}
          container={props.container}
          className={classNames?.popup}
          popup={popup}
          onEscape={() => {
            // In the field it drops what was typed as well.
            if (document.activeElement === input.current) entry.revert();
            return panel.current?.escape() ?? false;
          }}
          onClose={close}
          onSheet={() => panel.current?.focusDay()}
        >
          {(sheet) => (
            <CalendarPanel
              {...props}
              handle={panel}
              context={context}
              value={value}
              labels={labels}
              times={times}
              today={context.today()}
              todayButton={props.todayButton ?? mode === 'single'}
              disabled={false}
              readOnly={false}
              narrow={sheet}
              focusOnMount={focusesDay}
              onDone={() => {
                report({ dirty: true });
                close('done');
              }}
              onCancel={() => close('done')}
            />
          )}
        </PickerPopup>
      )}
    </div>
  );
}

/** The input itself hears the reset. */
function ignore(): void {}
