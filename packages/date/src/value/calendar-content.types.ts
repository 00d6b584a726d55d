import type { ReactNode } from 'react';
import type { DateInput } from '../core/instant';
export interface CalendarActions {
  /** Muestra el mes de una fecha y deja ese día listo para el teclado; no lo elige. */
  goTo: (date: DateInput) => void;
}
export interface CalendarDay {
  /** El día: su medianoche local. */
  date: Date;
  /** Su número, como lo muestra el calendario; los lectores de pantalla leen ya la fecha completa. */
  number: ReactNode;
  /** Es hoy. */
  today: boolean;
  /** Está elegido, o dentro del rango elegido. */
  selected: boolean;
  /** No se puede elegir. */
  disabled: boolean;
  /** Es de otro mes. */
  outside: boolean;
}
