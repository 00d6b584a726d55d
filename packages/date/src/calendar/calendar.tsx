'use client';

import type { CalendarProps } from './calendar.types';
import { InlineCalendar } from './inline-calendar';

/**
 * A calendar in the page, to pick one day (DAT-1). Its value is a `Date`, or a text with `valueAs="iso"`.
 * @example <Calendar value={date} onChange={setDate} plugins={[holidaysCo()]} />
 */
export function Calendar(props: CalendarProps) {
  return <InlineCalendar {...props} component="<Calendar>" />;
}
