import type { HourCycle } from '../core/clock-time';

/** A time of day of twenty-four hours: `HH:mm`, or `HH:mm:ss`. */
export type TimeText = `${number}:${number}` | `${number}:${number}:${number}`;

/** A time, or all times from one to another, both counted; the second may lie past midnight. */
export type TimeOrRange = TimeText | readonly [from: TimeText, to: TimeText];

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
  /**
   * Horas y rangos que no se pueden elegir, o una función: `true`, o un texto con el motivo. Recibe la
   * hora, `HH:mm` (`HH:mm:ss` con segundos), y el día (fecha local).
   */
  lockTimes?: readonly TimeOrRange[] | ((time: string, date: Date) => boolean | string) | undefined;
}
