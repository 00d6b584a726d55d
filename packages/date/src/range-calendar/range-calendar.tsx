'use client';

import { InlineCalendar } from '../calendar/inline-calendar';
import { RANGE_PARTS } from '../calendar/range-parts';
import type { RangeCalendarProps } from './range-calendar.types';

/**
 * A calendar in the page, to pick a range (DAT-1, DAT-3): `{ from, to }`, or the names that
 * `startDateField` and `endDateField` give.
 * @example <RangeCalendar value={range} onChange={setRange} minDays={2} />
 */
export function RangeCalendar<Start extends string = 'from', End extends string = 'to'>(
  props: RangeCalendarProps<Start, End>,
) {
  return <InlineCalendar {...props} component="<RangeCalendar>" range={RANGE_PARTS} />;
}
