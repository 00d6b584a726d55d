'use client';

import type { DatePickerProps } from './date-picker.types';
import { Picker } from './picker';

/**
 * Un campo con calendario para una fecha, escrita o elegida, con hora o sin ella. Su valor es un `Date`, o un texto
 * con `valueAs="iso"`.
 * @example <DatePicker value={date} onChange={setDate} minDate={new Date()} />
 */
export function DatePicker(props: DatePickerProps) {
  return <Picker {...props} component="<DatePicker>" />;
}
