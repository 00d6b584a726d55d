import type { HourCycle } from '../core/clock-time';
import type { TimeOrRange, TimeText } from '../core/time-locks';
import type { OpenFieldProps } from '../field/open-field.types';
import type { TimeLabels, TimeViolationType } from '../labels/date-labels.types';
import type { DateChangeDetails, DateFormProps, Rejection } from '../value/date-props.types';
export type TimeRejection = Rejection<TimeViolationType, string>;
export interface TimeInputProps extends DateFormProps, OpenFieldProps {
  /** Hora elegida, `HH:mm` de 24 horas (`HH:mm:ss` con segundos), o `null`. */
  value?: string | null | undefined;
  /** Hora inicial cuando el componente guarda su valor. @default null */
  defaultValue?: string | null | undefined;
  /** Se llama con la nueva hora, `HH:mm` de 24 horas, y el motivo. */
  onChange?: ((value: string | null, details: DateChangeDetails) => void) | undefined;
  /** Horas del reloj: 12, con AM y PM, o 24. Por defecto, las de la configuración regional. */
  hourCycle?: HourCycle | undefined;
  /** También los segundos. @default false */
  seconds?: boolean | undefined;
  /** Minutos entre dos horas, contados desde `min`. Por defecto, cualquier minuto; la lista va de 30 en 30. */
  step?: number | undefined;
  /** Primera hora permitida, `HH:mm`. */
  min?: TimeText | undefined;
  /** Última hora permitida, `HH:mm`. Antes de `min` es la del día siguiente: un turno de noche. */
  max?: TimeText | undefined;
  /** Horas y rangos (`[desde, hasta]`) que no se pueden elegir, `HH:mm`. */
  lockTimes?: readonly TimeOrRange[] | undefined;
  /** Bloquea una hora, `HH:mm` (`HH:mm:ss` con segundos): `true`, o un texto con el motivo. */
  isTimeDisabled?: ((time: string) => boolean | string) | undefined;
  /** Se llama con lo escrito que no se permite, y una vez con un `value` que no se permite: el valor no cambia. */
  onReject?: ((rejection: TimeRejection) => void) | undefined;
  /** Textos que reemplazan los de este componente. */
  labels?: Partial<TimeLabels> | undefined;
}
