import { useLabels } from '@guadua/utils/internal';
import { useRef } from 'react';
import { CalendarPanel } from '../calendar/calendar-panel';
import type { CalendarPanelProps } from '../calendar/calendar-panel.types';
import { type MonthOptions, useMonths } from '../calendar/use-months';
import { type SelectionOptions, useSelection } from '../calendar/use-selection';
import type { Day } from '../core/day';
import { PickerField } from '../field/picker-field';
import type { PickerContent } from '../field/picker-field.types';
import { calendarLabelsEsCO } from '../labels/es-co';
import { inputPattern } from '../text/pattern';
import { useDateContext } from '../value/use-date-context';
import { type PickerImplementationProps, useDateField } from './use-date-field';

export function Picker(props: PickerImplementationProps) {
  const { range, component, inputs } = props;
  const labels = useLabels('date', calendarLabelsEsCO, props.labels, 'calendar');
  const context = useDateContext(props, component, range);
  const pattern = inputPattern(props.inputFormat, context.locale, context.clock);
  const calendar = useRef<PickerContent<Day>>(null);
  const value = useDateField(props, context, labels, pattern, calendar);
  const { field, typed } = value;
  const chosen = value.value;
  const hint = labels.formatHint(pattern);
  return (
    <PickerField
      props={props}
      field={field}
      inputs={inputs}
      content={calendar}
      placeholder={props.placeholder ?? (range && !inputs ? `${hint} – ${hint}` : hint)}
      valueText={chosen ? (range ? field.text : context.names.longDay(chosen.from.day)) : ''}
      clearLabel={range ? labels.clearRange : labels.clear}
      popupLabel={range ? labels.rangeDialog : labels.dateDialog}
      entryLabel={range ? labels.typeRange : labels.typeDate}
    >
      {(open) => (
        <PickerCalendar
          {...props}
          {...open}
          handle={calendar}
          context={context}
          value={value}
          typed={typed}
          labels={labels}
          today={context.today()}
          todayButton={props.todayButton ?? range === undefined}
        />
      )}
    </PickerField>
  );
}

function PickerCalendar(
  props: Omit<CalendarPanelProps, 'model'> & SelectionOptions & MonthOptions,
) {
  const selection = useSelection(props);
  const months = useMonths(props, selection);
  return <CalendarPanel {...props} model={{ selection, months }} />;
}
