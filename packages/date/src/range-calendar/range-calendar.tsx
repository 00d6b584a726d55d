'use client';

import { InlineCalendar } from '../calendar/inline-calendar';
import { RANGE_PARTS } from '../calendar/range-parts';
import type { RangeCalendarProps } from './range-calendar.types';

/**
 * Un calendario dentro de la página, para elegir un rango: `{ from, to }`, o los nombres que den `startDateField` y
 * `endDateField`.
 * @example <RangeCalendar value={range} onChange={setRange} minDays={2} />
 */
export function RangeCalendar<Start extends string = 'from', End extends string = 'to'>(
  props: RangeCalendarProps<Start, End>,
) {
  return <InlineCalendar {...props} component="<RangeCalendar>" range={RANGE_PARTS} />;
}
