import type { DateRangePickerProps } from '../date-range-picker/date-range-picker.types';

/** What `<DateRangeFields>` takes. */
export type DateRangeFieldsProps<
  Start extends string = 'from',
  End extends string = 'to',
> = DateRangePickerProps<Start, End> & {
  /** Nombre del inicio en `FormData`. Por defecto, el de `name`. */
  startName?: string | undefined;
  /** Nombre del fin en `FormData`. Por defecto, el de `name`. */
  endName?: string | undefined;
};
