'use client';

import { RANGE_PARTS } from '../calendar/range-parts';
import { Picker } from '../date-picker/picker';
import { readTypedRange, readTypedStart } from '../text/lenient-range';
import type { DateRangePickerProps } from './date-range-picker.types';

/**
 * A field with a calendar, for a range (DAT-1 to DAT-15): `{ from, to }`, or the names that
 * `startDateField` and `endDateField` give.
 * @example <DateRangePicker value={range} onChange={setRange} maxDays={30} />
 */
export function DateRangePicker<Start extends string = 'from', End extends string = 'to'>(
  props: DateRangePickerProps<Start, End>,
) {
  return (
    <Picker {...props} component="<DateRangePicker>" range={RANGE_PARTS} rangeText={RANGE_TEXT} />
  );
}

const RANGE_TEXT = { read: readTypedRange, readEnd: readTypedStart, between: ' – ' };
