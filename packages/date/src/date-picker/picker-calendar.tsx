'use client';

import { CalendarPanel } from '../calendar/calendar-panel';
import type { CalendarPanelProps } from '../calendar/calendar-panel.types';
import { type MonthOptions, useMonths } from '../calendar/use-months';
import { type SelectionOptions, useSelection } from '../calendar/use-selection';

export function PickerCalendar(
  props: Omit<CalendarPanelProps, 'model'> & SelectionOptions & MonthOptions,
) {
  const selection = useSelection(props);
  const months = useMonths(props, selection);
  return <CalendarPanel {...props} model={{ selection, months }} />;
}
