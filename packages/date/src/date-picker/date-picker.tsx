'use client';

import type { DatePickerProps } from './date-picker.types';
import { Picker } from './picker';

/**
 * A field with a calendar, for one date (DAT-1 to DAT-15): typed or picked, with or without a time.
 * Its value is a `Date`, or a text with `valueAs="iso"`.
 * @example <DatePicker value={date} onChange={setDate} minDate={new Date()} />
 */
export function DatePicker(props: DatePickerProps) {
  return <Picker {...props} component="<DatePicker>" />;
}
