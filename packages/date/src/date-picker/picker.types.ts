import type { FieldSlot, OpenFieldProps } from '../field/open-field.types';
import type { CalendarSlot } from '../value/date-props.types';
export type DatePickerSlot = CalendarSlot | FieldSlot;
export interface PickerProps extends Omit<OpenFieldProps, 'classNames'> {
  /** Formato Unicode del texto. Por defecto `dd/MM/y`, o `dd/MM/y, hh:mm a` con hora. */
  inputFormat?: string | undefined;
  /** Clases por parte. */
  classNames?: Partial<Record<DatePickerSlot, string>> | undefined;
}
