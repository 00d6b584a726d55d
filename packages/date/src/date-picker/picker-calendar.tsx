'use client';

import { SHEET_QUERY, useMediaQuery } from '@guadua/utils/internal';
import { CalendarPanel } from '../calendar/calendar-panel';
import type { CalendarPanelProps } from '../calendar/calendar-panel.types';
import { type CalendarOptions, useCalendar } from '../calendar/use-calendar';

export function PickerCalendar(
  props: Omit<CalendarPanelProps, 'model'> & Omit<CalendarOptions, 'narrow'>,
) {
  const narrow = useMediaQuery(SHEET_QUERY);
  return <CalendarPanel {...props} model={useCalendar({ ...props, narrow })} />;
}
