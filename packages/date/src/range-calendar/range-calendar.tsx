'use client';

import { InlineCalendar } from '../calendar/inline-calendar';
import { createRangeDrag } from '../calendar/range-drag';
import { ShortcutList } from '../calendar/shortcut-list';
import type { RangeCalendarProps } from './range-calendar.types';

/**
 * A calendar in the page, to pick a range (DAT-1, DAT-3): `{ from, to }`, or the names that
 * `startDateField` and `endDateField` give.
 *
 * @example <RangeCalendar value={range} onChange={setRange} minDays={2} />
 */
export function RangeCalendar<Start extends string = 'from', End extends string = 'to'>(
  props: RangeCalendarProps<Start, End>,
) {
  return (
    <InlineCalendar
      {...props}
      mode="range"
      component="<RangeCalendar>"
      Shortcuts={ShortcutList}
      createDrag={createRangeDrag}
    />
  );
}
