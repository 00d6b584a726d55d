'use client';

import { RANGE_PARTS } from '../calendar/range-parts';
import { Picker } from '../date-picker/picker';
import { readTypedRange, readTypedStart } from '../text/lenient-range';
import type { DateRangePickerProps } from './date-range-picker.types';

/**
 * Un campo con calendario para un rango de fechas, escrito o elegido: `{ from, to }`, o los nombres que den
 * `startDateField` y `endDateField`.
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
