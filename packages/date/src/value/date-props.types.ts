import type { PassedProps } from '@guadua/utils/internal';
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { ViolationType } from '../core/constraints';
import type { DateShortcut, DateShortcutId } from '../core/date-shortcuts';
import type { DateInput } from '../core/instant';
import type { DayOrRange } from '../core/locked-days';
import type { CalendarLabels } from '../labels/date-labels.types';
import type { CalendarActions, CalendarDay } from './calendar-content.types';
import type { Clock } from './clock.types';
import type { DatePluginOption } from './plugins.types';
export type DateChangeReason =
  | 'select'
  | 'type'
  | 'clear'
  | 'shortcut'
  | 'today'
  | 'apply'
  | 'reset';
/** Acompaña al valor en `onChange`. */
export interface DateChangeDetails {
  /** Qué hizo la persona. */
  readonly reason: DateChangeReason;
  /** El valor como texto ISO: `2026-11-20`, con hora `2026-11-20T14:30`; `14:30`; `2026-W47`. De un rango, sus extremos. */
  readonly iso: readonly string[];
}
/** El valor, y lo que lo cambia. */
export interface ValueBinding<Value, Changed = Value | null> {
  /** El valor, o `null`. */
  value?: Value | null | undefined;
  /** Valor inicial cuando el componente guarda el suyo. */
  defaultValue?: Value | null | undefined;
  /** Se llama con el nuevo valor y el motivo. */
  onChange?: ((value: Changed, details: DateChangeDetails) => void) | undefined;
}
/** Lo que recibe `onReject`. */
export interface Rejection<Reason, Value> {
  /** Por qué no se permite; `unreadable` cuando lo escrito no se puede leer. */
  readonly reason: Reason | 'unreadable';
  /** El valor con sus fechas (una hora, `HH:mm`), o el texto que no se puede leer. */
  readonly value: Value | string;
  /** El motivo, en palabras. */
  readonly message: string;
}
/** Lo que recibe `onReject` de una fecha o de un rango. */
export interface DateRejection
  extends Rejection<ViolationType, Date | { readonly from: Date; readonly to: Date }> {
  /** Si era una fecha o un rango. */
  readonly type: 'error:date' | 'error:range';
}

/** Un rango con los nombres usuales de sus campos; `force` acepta días bloqueados. */
export type DateRangeValue = RangeOf<'from', 'to', Date> & { force?: boolean | undefined };
export type DateShortcutOption =
  | DateShortcutId
  | { readonly id: DateShortcutId; readonly label: string }
  | DateShortcut;
export type CalendarSlot =
  | 'calendar'
  | 'months'
  | 'month'
  | 'header'
  | 'grid'
  | 'day'
  | 'shortcuts'
  | 'time'
  | 'footer';
export interface DateLimitProps {
  /** Primer día permitido. Con hora, también cuenta su hora. */
  minDate?: DateInput | undefined;
  /** Último día permitido. Con hora, también cuenta su hora. */
  maxDate?: DateInput | undefined;
  /** Días y rangos (`[inicio, fin]`) que no se pueden elegir. */
  lockDays?: readonly DayOrRange[] | undefined;
  /**
   * Bloquea un día (fecha local): `true`, o un texto con el motivo, que se muestra y se lee. En un rango recibe
   * también el inicio ya elegido.
   */
  isDateDisabled?: ((date: Date, picked: { start: Date | null }) => boolean | string) | undefined;
  /**
   * Se llama con lo que una persona escribió o eligió y no se permite, y una vez con un `value` que no se permite:
   * el valor no cambia.
   */
  onReject?: ((rejection: DateRejection) => void) | undefined;
}
export interface DateViewProps {
  /**
   * Dibuja un día: su número, y lo que vaya con él. Lo que dibuja se lee después de la fecha completa. No
   * debe contener botones ni enlaces.
   */
  renderDay?: ((day: CalendarDay) => ReactNode) | undefined;
  /** Contenido al pie del calendario; como función recibe `goTo`. */
  footer?: ReactNode | ((calendar: CalendarActions) => ReactNode);
  /** La hora del día, con `clock()`. La selección se confirma entonces con «Aceptar». */
  time?: Clock | undefined;
  /**
   * Zona horaria IANA de los días, la hora y «hoy», por ejemplo `America/Bogota`. Por defecto, la del navegador. Con
   * ella un `Date` va en el HTML del servidor; sin ella aparece, y se puede enviar, cuando la página se hidrata.
   */
  timeZone?: string | undefined;
  /** El día que cuenta como hoy. Por defecto, el del reloj. */
  today?: DateInput | undefined;
  /** Mes que se muestra mientras no hay un valor. Por defecto, el de hoy. */
  defaultMonth?: DateInput | undefined;
  /**
   * Se llama cuando una persona pasa a otro mes, con el primer día del primer mes visible y los de todos
   * los meses visibles.
   */
  onMonthChange?: ((month: Date, months: readonly Date[]) => void) | undefined;
  /** Primer día de la semana: 0 (domingo) a 6 (sábado). @default 1 */
  firstDay?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** Muestra el número de cada semana (ISO 8601). @default false */
  showWeekNumbers?: boolean | undefined;
  /** Meses visibles a la vez. Por defecto 1; 2 en los rangos. En pantallas pequeñas siempre 1. */
  numberOfMonths?: number | undefined;
  /**
   * Complementos, como función (`holidaysCo()`, `businessDays()`, `highlightDays()` o uno propio) o por el nombre
   * con el que se registraron.
   * @default []
   */
  plugins?: readonly DatePluginOption[] | undefined;
  /** Confirma la selección con el último clic. Con hora siempre se confirma con «Aceptar». @default true */
  autoApply?: boolean | undefined;
  /** Textos que reemplazan los de este componente. */
  labels?: Partial<CalendarLabels> | undefined;
}
export interface DateRangeProps<Start extends string = 'from', End extends string = 'to'> {
  /** Nombre del campo de inicio en el valor. @default 'from' */
  startDateField?: Start | undefined;
  /** Nombre del campo de fin en el valor. @default 'to' */
  endDateField?: End | undefined;
  /** Nombre del campo que fuerza un rango con días bloqueados. @default 'force' */
  forceRangeField?: string | undefined;
  /** Permite rangos con días bloqueados entre sus extremos. @default true */
  allowLockedDaysInRange?: boolean | undefined;
  /** Mínimo de días del rango, contando ambos extremos. */
  minDays?: number | undefined;
  /** Máximo de días del rango, contando ambos extremos. */
  maxDays?: number | undefined;
  /** El segundo clic solo puede ir después del primero. @default false */
  selectForward?: boolean | undefined;
  /** El segundo clic solo puede ir antes del primero. @default false */
  selectBackward?: boolean | undefined;
  /**
   * Accesos directos: `false` los quita; una lista elige, renombra o agrega. Por defecto: Hoy, Mes
   * actual, Trimestre actual y Año actual.
   * @default true
   */
  shortcuts?: boolean | readonly DateShortcutOption[] | undefined;
}

/**
 * Los atributos de un elemento de formulario: los recibe el que toma el foco, menos `className` y `style`, que van en
 * la raíz. El foco entra y sale una vez, aunque se mueva por dentro o a lo que se abre.
 */
export interface DateFormProps
  extends PassedProps,
    Pick<
      InputHTMLAttributes<HTMLElement>,
      'id' | 'form' | 'className' | 'style' | 'onFocus' | 'onBlur'
    > {
  /** Nombre en `FormData`, que siempre lleva textos ISO. Un rango lleva dos valores. */
  name?: string | undefined;
  /** No se puede usar ni se envía. @default false */
  disabled?: boolean | undefined;
  /** Se puede leer, pero no cambiar. @default false */
  readOnly?: boolean | undefined;
  /** El formulario exige un valor. @default false */
  required?: boolean | undefined;
  /** Marca el valor como incorrecto. @default false */
  invalid?: boolean | undefined;
}
/** Lo que reciben los calendarios y los campos que los abren. */
export interface DateWidgetProps extends DateLimitProps, DateViewProps, DateFormProps {}
export interface SingleDateProps {
  /** Fecha elegida, o `null`. También acepta un texto o una marca de tiempo. */
  value?: DateInput | null | undefined;
  /** Fecha inicial cuando el componente guarda su valor. @default null */
  defaultValue?: DateInput | null | undefined;
  /** Muestra el botón «Hoy». Por defecto, solo en los campos. */
  todayButton?: boolean | undefined;
}
export type ValueChangeProps<AsDate, AsText> =
  | {
      /**
       * Cómo se entrega el valor: `date` (objetos `Date`) o `iso` (textos `YYYY-MM-DD`, con hora
       * `YYYY-MM-DDTHH:mm`, sin zona horaria).
       * @default 'date'
       */
      valueAs?: 'date' | undefined;
      /** Se llama con el nuevo valor y el motivo. */
      onChange?: ((value: AsDate, details: DateChangeDetails) => void) | undefined;
    }
  | {
      valueAs: 'iso';
      onChange?: ((value: AsText, details: DateChangeDetails) => void) | undefined;
    };
export type SingleProps = SingleDateProps & ValueChangeProps<Date | null, string | null>;
export type RangeInput<Start extends string, End extends string> =
  | Readonly<Record<Start | End, DateInput | null>>
  | (Readonly<Record<Start | End, DateInput | null>> & { readonly [other: string]: unknown });
export interface RangeValueProps<Start extends string, End extends string> {
  /** Rango elegido, o `null`: un objeto con los campos de inicio y fin (y, si acaso, `force`). */
  value?: RangeInput<Start, End> | null | undefined;
  /** Rango inicial cuando el componente guarda su valor. @default null */
  defaultValue?: RangeInput<Start, End> | null | undefined;
}
export type RangeOf<Start extends string, End extends string, Value> = {
  [Field in Start | End]: Value;
};
export type RangeChangeProps<Start extends string, End extends string> = ValueChangeProps<
  RangeOf<Start, End, Date> | null,
  RangeOf<Start, End, string> | null
>;
export type RangeProps<Start extends string, End extends string> = DateRangeProps<Start, End> &
  RangeValueProps<NoInfer<Start>, NoInfer<End>> &
  // The names of the fields are never read off the handler: a state setter would make them `never`.
  RangeChangeProps<NoInfer<Start>, NoInfer<End>>;
