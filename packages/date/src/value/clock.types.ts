import type { ComponentType } from 'react';
import type { ClockTime, HourCycle, TimeFormat } from '../core/clock-time';
import type { DateConstraints } from '../core/constraints';
import type { DefaultTimes, Draft } from '../core/draft';
import type { Moment } from '../core/moment';
import type { TimeOrRange, TimeText } from '../core/time-locks';
import type { CalendarLabels } from '../labels/date-labels.types';
/** Las opciones de `clock`. */
export interface ClockOptions {
  /**
   * Horas del reloj: 12, con AM y PM, o 24. Por defecto, las de la configuración regional: 12 en
   * `es-CO` y `en-US`, 24 en `pt-BR`.
   */
  readonly hourCycle?: HourCycle | undefined;
  /** Salto de los minutos. @default 1 */
  readonly minuteStep?: number | undefined;
  /** También los segundos; los textos llevan entonces `HH:mm:ss`. @default false */
  readonly seconds?: boolean | undefined;
  /**
   * Hora que se propone al elegir el día, `HH:mm`; en un rango, las del inicio y el fin. Por defecto, la medianoche, o
   * el día completo.
   */
  readonly defaultTime?: TimeText | readonly [TimeText, TimeText] | undefined;
  /** Horas y rangos (`[desde, hasta]`) que no se pueden elegir, `HH:mm` (`HH:mm:ss` con segundos). */
  readonly lockTimes?: readonly TimeOrRange[] | undefined;
  /**
   * Bloquea una hora: `true`, o un texto con el motivo. Recibe la hora, `HH:mm` (`HH:mm:ss` con segundos),
   * y el día (fecha local).
   */
  readonly isTimeDisabled?: ((time: string, date: Date) => boolean | string) | undefined;
}

export interface ClockFieldsProps {
  readonly draft: Draft;
  readonly setTime: (which: 'from' | 'to', time: ClockTime) => void;
  readonly minuteStep: number;
  readonly format: TimeFormat;
  readonly range: boolean;
  readonly disabled: boolean;
  readonly labels: CalendarLabels;
  readonly className?: string | undefined;
}
export interface Clock {
  readonly seconds: boolean;
  readonly minuteStep: number;
  /** @internal */
  readonly formatIn: (locale: string) => TimeFormat;
  /**
   * `true` or the reason when a time of a day is locked.
   * @internal
   */
  readonly lockedAt: (moment: Moment) => boolean | string;
  /**
   * The times that days get before anyone chose one.
   * @internal
   */
  readonly timesOf: (mode: DateConstraints['mode']) => DefaultTimes;
  /** @internal */
  readonly readTime: (text: string) => ClockTime | null;
  /** @internal */
  readonly Fields: ComponentType<ClockFieldsProps>;
}
