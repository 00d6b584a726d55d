import type { DateInput } from '../core/instant';
import type { PickerProps } from '../date-picker/date-picker.types';
import type { CalendarLabels, DatesLabels } from '../labels/date-labels.types';
import type { ValueChangeProps } from '../value/date-props.types';
export interface DatesPickerOwnProps extends Omit<PickerProps, 'time' | 'autoApply' | 'labels'> {
  /** Fechas elegidas, que se entregan en orden y sin repetir. También acepta textos o marcas de tiempo. */
  value?: readonly DateInput[] | null | undefined;
  /** Fechas iniciales cuando el componente guarda su valor. @default [] */
  defaultValue?: readonly DateInput[] | null | undefined;
  /** Textos que reemplazan los de este componente. */
  labels?: Partial<CalendarLabels & DatesLabels> | undefined;
  /** Muestra el botón «Hoy». Por defecto, sí. */
  todayButton?: boolean | undefined;
  /** Cuántas fechas se pueden elegir. */
  maxItems?: number | undefined;
}
export type DatesPickerProps = DatesPickerOwnProps & ValueChangeProps<Date[], string[]>;
