import type { DateInput } from '../core/instant';
import type { OpenFieldProps } from '../field/open-field.types';
import type { PeriodLabels, PeriodViolationType } from '../labels/date-labels.types';
import type {
  DateChangeDetails,
  DateFormProps,
  RangeOf,
  Rejection,
  ValueBinding,
} from '../value/date-props.types';
export type PeriodRange<Value> = RangeOf<'from', 'to', Value>;
export type PeriodRejection = Rejection<PeriodViolationType, PeriodRange<Date>>;
export interface PeriodBaseProps extends DateFormProps, OpenFieldProps {
  /** El primero permitido es el que contiene este día. */
  minDate?: DateInput | undefined;
  /** El último permitido es el que contiene este día. */
  maxDate?: DateInput | undefined;
  /** Periodos que no se pueden elegir, cada uno como texto ISO (`2026-11`) o por cualquiera de sus días. */
  lockPeriods?: readonly DateInput[] | undefined;
  /** Bloquea un periodo, por su primer y su último día (fechas locales): `true`, o un texto con el motivo. */
  isPeriodDisabled?: ((from: Date, to: Date) => boolean | string) | undefined;
  /** Máximo de periodos seguidos, en un rango. */
  maxItems?: number | undefined;
  /** El día que cuenta como hoy. Por defecto, el del reloj. */
  today?: DateInput | undefined;
  /** Zona horaria IANA de los días. Por defecto, la del navegador. */
  timeZone?: string | undefined;
  /** Se llama con lo escrito que no se permite, y una vez con un `value` que no se permite: el valor no cambia. */
  onReject?: ((rejection: PeriodRejection) => void) | undefined;
  /** Textos que reemplazan los de este componente. */
  labels?: Partial<PeriodLabels> | undefined;
}
export type PeriodValueProps =
  | {
      /**
       * Cómo se entrega el valor: `date` (el primer y el último día, `{ from, to }`) o `iso` (un texto como
       * `2026-W47`; en un rango, `{ from, to }` con dos).
       * @default 'date'
       */
      valueAs?: 'date' | undefined;
      /** Se eligen varios seguidos, del primero al último. @default false */
      range?: boolean | undefined;
      /** Lo elegido, o `null`. También acepta un texto ISO o cualquier día del periodo. */
      value?: Readonly<PeriodRange<DateInput>> | DateInput | null | undefined;
      /** Lo elegido al principio, cuando el componente guarda su valor. @default null */
      defaultValue?: Readonly<PeriodRange<DateInput>> | DateInput | null | undefined;
      /** Se llama con lo elegido y el motivo. */
      onChange?:
        | ((value: PeriodRange<Date> | null, details: DateChangeDetails) => void)
        | undefined;
    }
  | ({ valueAs: 'iso'; range?: false | undefined } & ValueBinding<string>)
  | ({ valueAs: 'iso'; range: true } & ValueBinding<PeriodRange<string>>);
export type PeriodPickerProps = PeriodBaseProps & PeriodValueProps;
