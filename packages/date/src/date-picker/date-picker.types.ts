import type { FieldSlot, OpenFieldProps } from '../field/open-field.types';
import type { CalendarSlot, DateWidgetProps, SingleProps } from '../value/date-props.types';
export interface PickerProps extends Omit<OpenFieldProps, 'classNames'>, DateWidgetProps {
  /** Formato Unicode del texto. Por defecto `dd/MM/y`, o `dd/MM/y, hh:mm a` con hora. */
  inputFormat?: string | undefined;
  /** Clases por parte. */
  classNames?: Partial<Record<CalendarSlot | FieldSlot, string>> | undefined;
}
export type DatePickerProps = PickerProps & SingleProps;
