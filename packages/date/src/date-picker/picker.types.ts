import type { FieldSlot, OpenFieldProps } from '../field/open-field.types';
import type { CalendarSlot } from '../value/date-props.types';

/** Parts of a picker that take a class through `classNames`. */
export type DatePickerSlot = CalendarSlot | FieldSlot;

/** What the pickers take besides the calendar's props. */
export interface PickerProps extends Omit<OpenFieldProps, 'classNames'> {
  /**
   * Formato Unicode del texto. Por defecto `dd/MM/y`, o `dd/MM/y, hh:mm a` con hora.
   */
  inputFormat?: string | undefined;
  /** Clases por parte. */
  classNames?: Partial<Record<DatePickerSlot, string>> | undefined;
}
