import type { HourCycle } from '../core/clock-time';
import type { TimeOrRange } from '../core/time-locks';

/** What calendars and pickers take about the time of a day. */
export interface ClockProps {
  /**
   * Muestra los campos de hora. La selección se confirma entonces con «Aceptar».
   * @default false
   */
  time?: boolean | undefined;
  /**
   * Horas del reloj: 12, con AM y PM, o 24. Por defecto, las de la configuración regional: 12 en
   * `es-CO` y `en-US`, 24 en `pt-BR`.
   */
  hourCycle?: HourCycle | undefined;
  /**
   * Salto de los minutos.
   * @default 1
   */
  minuteStep?: number | undefined;
  /**
   * También los segundos; los textos llevan entonces `HH:mm:ss`.
   * @default false
   */
  seconds?: boolean | undefined;
  /** Horas y rangos (`[desde, hasta]`) que no se pueden elegir, `HH:mm` (`HH:mm:ss` con segundos). */
  lockTimes?: readonly TimeOrRange[] | undefined;
  /**
   * Bloquea una hora: `true`, o un texto con el motivo. Recibe la hora, `HH:mm` (`HH:mm:ss` con segundos),
   * y el día (fecha local).
   */
  isTimeDisabled?: ((time: string, date: Date) => boolean | string) | undefined;
}
