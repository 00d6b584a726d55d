'use client';

import { Picker } from '../picker/picker';
import type { DatePickerProps } from './date-picker.types';

/**
 * A field with a calendar, for one date (DAT-1 to DAT-15): typed or picked, with or without a time.
 * Its value is a `Date`, or a text with `valueAs="iso"`.
 *
 * @example <DatePicker value={date} onChange={setDate} minDate={new Date()} />
 */
export function DatePicker(props: DatePickerProps) {
  return <Picker {...props} mode="single" component="<DatePicker>" />;
}
