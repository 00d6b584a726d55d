import type { ViolationType } from '../core/constraints';
import type { DateShortcutId } from '../core/date-shortcuts';

/** The texts of calendars and of what opens them. */
export interface CalendarLabels {
  /** Name of the calendar button; the text of the value, `''` when empty. */
  openDate: (value: string) => string;
  /** The same for a range. */
  openRange: (value: string) => string;
  /** Name of the popup. */
  dateDialog: string;
  rangeDialog: string;
  /** Name of the button that empties the value. */
  clear: string;
  clearRange: string;
  previousMonth: string;
  nextMonth: string;
  month: string;
  year: string;
  /** The hint of an empty field, from its Unicode pattern: `dd/MM/y` gives "dd/mm/aaaa". */
  formatHint: (pattern: string) => string;
  apply: string;
  cancel: string;
  /** The button that picks today. */
  goToday: string;
  /** Heading of the shortcuts. */
  shortcuts: string;
  /** Names of built-in shortcuts that differ from the Spanish ones. */
  shortcutNames: Partial<Record<DateShortcutId, string>>;
  time: string;
  startTime: string;
  endTime: string;
  hour: string;
  minute: string;
  second: string;
  period: string;
  /** Read with a day's name. */
  today: string;
  selected: string;
  rangeStart: string;
  rangeEnd: string;
  unavailable: string;
  /** The day count of a range (DAT-4). */
  days: (count: number) => string;
  /** The day count with its business days. */
  daysAndBusiness: (days: string, business: number) => string;
  /** Said when the start of a range is picked. */
  startPicked: (day: string) => string;
  /** Said when a range is whole. */
  rangePicked: (from: string, to: string, days: string) => string;
  /** What can't be read, and what to type instead. */
  unreadable: (example: string) => string;
  /** Name of the text field in the sheet of a small screen. */
  typeDate: string;
  /** The same for a range. */
  typeRange: string;
  /**
   * What is wrong with a day or a range. They are given the limit: a day, or a count of days; `locked`
   * is given the reason and, in a range, the day that is meant, each `''` where there is none;
   * `lockedTime` the reason and the time.
   */
  violations: Record<ViolationType, (limit: string, day: string) => string>;
}

/** Spanish (Colombia): what every text falls back to. */
export const calendarTextsEsCO: CalendarLabels = {
  openDate: (value) => (value === '' ? 'Elegir fecha' : `Elegir fecha, ${value}`),
  openRange: (value) =>
    value === '' ? 'Elegir rango de fechas' : `Elegir rango de fechas, ${value}`,
  dateDialog: 'Elegir fecha',
  rangeDialog: 'Elegir rango de fechas',
  clear: 'Quitar la fecha',
  clearRange: 'Quitar el rango',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  month: 'Mes',
  year: 'Año',
  formatHint: (pattern) => pattern.toLowerCase().replace(/y+/g, 'aaaa'),
  apply: 'Aceptar',
  cancel: 'Cancelar',
  goToday: 'Hoy',
  shortcuts: 'Accesos directos',
  shortcutNames: {},
  time: 'Hora',
  startTime: 'Hora inicio',
  endTime: 'Hora fin',
  hour: 'hora',
  minute: 'minutos',
  second: 'segundos',
  period: 'a. m. o p. m.',
  today: 'hoy',
  selected: 'seleccionado',
  rangeStart: 'inicio del rango',
  rangeEnd: 'fin del rango',
  unavailable: 'no disponible',
  days: (count) => (count === 1 ? '1 día' : `${count} días`),
  daysAndBusiness: (days, business) =>
    `${days}, ${business === 1 ? '1 hábil' : `${business} hábiles`}`,
  startPicked: (day) => `Inicio: ${day}`,
  rangePicked: (from, to, days) => `Del ${from} al ${to}: ${days}`,
  unreadable: (example) => `No entendemos esa fecha. Escríbela así: ${example}`,
  typeDate: 'Escribe la fecha',
  typeRange: 'Escribe el rango',
  violations: {
    beforeMin: (limit) => `Elige una fecha desde el ${limit}`,
    afterMax: (limit) => `Elige una fecha hasta el ${limit}`,
    locked: (reason, day) =>
      `${day === '' ? 'Esa fecha' : `El ${day}`} no está disponible${reason && `: ${reason}`}`,
    lockedTime: (reason, time) => `La hora ${time} no está disponible${reason && `: ${reason}`}`,
    tooShort: (limit) => `El rango debe tener al menos ${limit}`,
    tooLong: (limit) => `El rango puede tener máximo ${limit}`,
    onlyForward: () => 'El fin debe ser posterior al inicio',
    onlyBackward: () => 'El inicio debe ser anterior a la primera fecha elegida',
    crossesLocked: () => 'El rango incluye fechas no disponibles',
    backward: () => 'El fin no puede ser anterior al inicio',
  },
};
