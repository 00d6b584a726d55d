import type { DateRangePickerProps } from '../date-range-picker/date-range-picker.types';
import type { CalendarLabels, RangeFieldsLabels } from '../labels/date-labels.types';
export type DateRangeFieldsProps<Start extends string = 'from', End extends string = 'to'> = Omit<
  DateRangePickerProps<Start, End>,
  'labels'
> & {
  /** Textos que reemplazan los de este componente. */
  labels?: Partial<CalendarLabels & RangeFieldsLabels> | undefined;
  /** Nombre del inicio en `FormData`. Por defecto, el de `name`. */
  startName?: string | undefined;
  /** Nombre del fin en `FormData`. Por defecto, el de `name`. */
  endName?: string | undefined;
};
