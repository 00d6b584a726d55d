import type { DateInput } from '../core/instant';
import type { PickerProps } from '../date-picker/picker.types';
import type { CalendarLabels, DatesLabels } from '../labels/date-labels.types';
import type {
  DateChangeDetails,
  DateFormProps,
  DateLimitProps,
  DateViewProps,
} from '../value/date-props.types';
export type DatesChangeProps =
  | {
      /**
       * Cómo se entregan las fechas: `date` (objetos `Date`) o `iso` (textos `YYYY-MM-DD`, sin zona horaria).
       * @default 'date'
       */
      valueAs?: 'date' | undefined;
      /** Se llama con las fechas, en orden y sin repetir, y el motivo. */
      onChange?: ((value: Date[], details: DateChangeDetails) => void) | undefined;
    }
  | {
      valueAs: 'iso';
      onChange?: ((value: string[], details: DateChangeDetails) => void) | undefined;
    };
export interface DatesPickerOwnProps
  extends PickerProps,
    DateLimitProps,
    Omit<DateViewProps, 'time' | 'autoApply' | 'labels'>,
    DateFormProps {
  /** Fechas elegidas. También acepta textos o marcas de tiempo. */
  value?: readonly DateInput[] | null | undefined;
  /**
   * Fechas iniciales cuando el componente guarda su valor.
   * @default []
   */
  defaultValue?: readonly DateInput[] | null | undefined;
  /** Textos que reemplazan los de este componente. */
  labels?: Partial<CalendarLabels & DatesLabels> | undefined;
  /** Muestra el botón «Hoy». Por defecto, sí. */
  todayButton?: boolean | undefined;
  /** Cuántas fechas se pueden elegir. */
  maxItems?: number | undefined;
}
export type DatesPickerProps = DatesPickerOwnProps & DatesChangeProps;
