'use client';

import type { CalendarProps } from './calendar.types';
import { InlineCalendar } from './inline-calendar';

/**
 * Un calendario dentro de la página, para elegir un día. Su valor es un `Date`, o un texto con `valueAs="iso"`.
 * @example <Calendar value={date} onChange={setDate} plugins={[holidaysCo()]} />
 */
export function Calendar(props: CalendarProps) {
  return <InlineCalendar {...props} component="<Calendar>" />;
}
