'use client';

import { useIsEditable, useLabels } from '@guadua/utils/internal';
import { useRef } from 'react';
import type { AnyDateProps } from '../calendar/any-date-props';
import { earlyText } from '../field/early-text';
import { PickerField } from '../field/picker-field';
import type { OwnInputs } from '../field/picker-field.types';
import { inputPattern } from '../text/input-pattern';
import { calendarTextsEsCO } from '../value/calendar-labels';
import { useDateContext } from '../value/use-date-context';
import { useDateValue } from '../value/use-date-value';
import type { PickerProps } from './picker.types';
import { PickerCalendar, type PickerCalendarHandle } from './picker-calendar';
import { type RangeText, useDateField } from './use-date-field';

export type PickerImplementationProps = PickerProps &
  Omit<AnyDateProps, 'classNames'> & {
    /** Reads and writes ranges; handed in so that only their widgets carry it. */
    readonly rangeText?: RangeText | undefined;
    readonly inputs?: OwnInputs | undefined;
  };

/** A field with a calendar: what `DatePicker` and `DateRangePicker` share. */
export function Picker(props: PickerImplementationProps) {
  const { range, component } = props;
  const labels = useLabels('date', calendarTextsEsCO, props.labels);
  const context = useDateContext(props, component, range);
  const { times } = context;
  const pattern = inputPattern(props.inputFormat, context.locale, context.clock, component);
  const isEditable = useIsEditable(props);
  const input = useRef<HTMLInputElement>(null);
  const value = useDateValue(props, context, labels, component, {
    element: input,
    readEarly: () => {
      const text = input.current
        ? (props.inputs?.earlyText ?? earlyText)(input.current)
        : undefined;
      return text === undefined ? undefined : { text, format: { pattern, names: context.names } };
    },
  });
  const { field, typed, firstDay } = useDateField({
    context,
    value,
    labels,
    isEditable,
    pattern,
    names: context.names,
    times,
    rangeText: props.rangeText,
    onReject: props.onReject,
  });
  const panel = useRef<PickerCalendarHandle>(null);
  const type = (text: string) => {
    field.type(text);
    const day = firstDay(text);
    if (day !== null) panel.current?.showDay(day);
  };
  const hint = labels.formatHint(pattern);
  const shownField = { ...field, type };
  const entry = props.inputs?.entry(shownField) ?? {
    label: range ? labels.typeRange : labels.typeDate,
    field: shownField,
  };
  const rangeHint = range ? `${hint} – ${hint}` : hint;
  const placeholder = props.placeholder ?? (props.inputs ? hint : rangeHint);
  return (
    <PickerField
      props={props}
      field={shownField}
      inputs={props.inputs}
      input={input}
      filled={value.value !== null || value.unreadable !== ''}
      isUnknown={value.isUnknown}
      placeholder={placeholder}
      buttonLabel={
        range
          ? labels.openRange(value.value ? field.text : '')
          : labels.openDate(value.value ? context.names.longDay(value.value.from.day) : '')
      }
      clearLabel={range ? labels.clearRange : labels.clear}
      onClear={() => value.commit(null, 'clear')}
      focusContent={() => panel.current?.focusDay()}
    >
      {(open) => (
        <PickerCalendar
          {...props}
          open={open}
          focusOnMount={open.focusOnMount}
          onDone={open.onDone}
          onCancel={open.onCancel}
          label={range ? labels.rangeDialog : labels.dateDialog}
          entryLabel={entry.label}
          field={entry.field}
          placeholder={placeholder}
          props={props}
          handle={panel}
          context={context}
          value={value}
          typed={typed}
          labels={labels}
          times={times}
          today={context.today()}
          todayButton={props.todayButton ?? range === undefined}
        />
      )}
    </PickerField>
  );
}
