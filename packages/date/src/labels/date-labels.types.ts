import type { ViolationType } from '../core/constraints';
import type { DateShortcutId } from '../core/date-shortcuts';
export type PeriodKind = 'month' | 'quarter' | 'year' | 'week';

/** Por qué no se aceptó un período. */
export type PeriodViolationType = 'beforeMin' | 'afterMax' | 'locked' | 'tooLong';

/** Por qué no se aceptó una hora. */
export type TimeViolationType = 'beforeMin' | 'afterMax' | 'outside' | 'locked' | 'step';

/** Textos de los calendarios y de los campos que los abren. */
export interface CalendarLabels {
  /** Nombre del calendario que se abre, y con el valor el de su botón. */
  dateDialog: string;
  rangeDialog: string;
  clear: string;
  clearRange: string;
  previousMonth: string;
  nextMonth: string;
  month: string;
  year: string;
  /** La columna de los números de las semanas, y el nombre de una semana. */
  weekNumber: string;
  week: (week: number) => string;
  /** La ayuda de un campo vacío, por su formato Unicode: `dd/MM/y` da «dd/mm/aaaa». */
  formatHint: (pattern: string) => string;
  apply: string;
  cancel: string;
  goToday: string;
  shortcuts: string;
  /** Nombres de accesos directos distintos de los españoles. */
  shortcutNames: Partial<Record<DateShortcutId, string>>;
  time: string;
  startTime: string;
  endTime: string;
  hour: string;
  minute: string;
  second: string;
  period: string;
  /** Se leen con el nombre de un día. */
  today: string;
  selected: string;
  rangeStart: string;
  rangeEnd: string;
  unavailable: string;
  /** Los días de un rango. */
  days: (count: number) => string;
  /** Los días de un rango y cuántos son hábiles. */
  daysAndBusiness: (days: string, business: number) => string;
  /** Se anuncia al elegir el inicio de un rango. */
  startPicked: (day: string) => string;
  /** Se anuncia cuando un rango está completo. */
  rangePicked: (from: string, to: string, days: string) => string;
  /** Lo escrito no se puede leer, y cómo se escribe. */
  unreadable: (example: string) => string;
  /** Nombre del campo de texto en la hoja de una pantalla pequeña. */
  typeDate: string;
  typeRange: string;
  /**
   * Qué tiene de malo un día o un rango. Reciben el límite: un día o una cantidad de días; `locked`, el motivo y, en un
   * rango, el día, `''` si no hay; `lockedTime`, el motivo y la hora.
   */
  violations: Record<ViolationType, (limit: string, day: string) => string>;
}

/** Textos de los calendarios dentro de la página, además de los de todos. */
export interface InlineCalendarLabels {
  /** Por qué no se puede enviar mientras falta el fin de un rango. */
  endMissing: string;
  /** Por qué no se puede enviar lo elegido antes de tomarlo; el texto de ese botón. */
  applyMissing: (apply: string) => string;
}

/** Textos de `DateRangeFields`, además de los de un calendario. */
export interface RangeFieldsLabels {
  /** Nombres de los dos campos, después del nombre de ambos. */
  start: string;
  end: string;
  /** Nombres del campo de texto en la hoja de una pantalla pequeña. */
  typeStart: string;
  typeEnd: string;
  /** Uno de los dos falta o no se puede leer, y cómo se escriben. */
  unreadable: (example: string) => string;
}

/** Textos de todos los campos que abren algo. */
export interface OpenFieldLabels {
  clear: string;
  /** Nombre del campo de texto en la hoja de una pantalla pequeña. */
  type: string;
  /** Lo escrito no se puede leer, y cómo se escribe. */
  unreadable: (example: string) => string;
}

/** Textos de `DatesPicker`, además de los de un calendario. */
export interface DatesLabels extends OpenFieldLabels {
  /** Nombre del calendario que se abre, y con el valor el de su botón. */
  dialog: string;
  /** Los días elegidos hasta ahora. */
  picked: (count: number) => string;
  /** Se anuncian al agregar o quitar un día, con cuántos hay. */
  added: (day: string, count: string) => string;
  removed: (day: string, count: string) => string;
  /** Son más de los permitidos. */
  tooMany: (limit: number) => string;
}

/** Textos de `TimeInput`. */
export interface TimeLabels extends OpenFieldLabels {
  dialog: string;
  /** La ayuda de un campo vacío, por su formato: `hh:mm a`, `HH:mm:ss`. */
  hint: (pattern: string) => string;
  /** Qué tiene de malo una hora. Reciben el límite o los minutos; `outside`, los dos; `locked`, el motivo o `''`. */
  violations: Record<TimeViolationType, (limit: string, last: string) => string>;
}

/** Textos de los campos de meses, trimestres, años y semanas. */
export interface PeriodLabels extends OpenFieldLabels {
  /** Nombre de lo que se abre y de su botón, según lo que se elige. */
  dialog: Record<PeriodKind, string>;
  /** Lo mismo donde se eligen varios seguidos. */
  rangeDialog: Record<PeriodKind, string>;
  hint: Record<PeriodKind, string>;
  /** El botón que elige el actual. */
  current: Record<PeriodKind, string>;
  /** Nombres de los botones que pasan la página. */
  previous: string;
  next: string;
  /** Un trimestre en su celda y en el campo. */
  quarter: (quarter: number) => string;
  quarterOfYear: (quarter: number, year: number) => string;
  /** Una semana en su celda y en el campo. */
  week: (week: number) => string;
  weekOfYear: (week: number, year: number) => string;
  /** Qué tiene de malo. Reciben el límite; `locked`, el motivo o `''`. */
  violations: Record<PeriodViolationType, (limit: string) => string>;
}

/** Todos los textos del paquete, por componente; cada uno se puede reemplazar. */
export interface DateLabels {
  calendar: CalendarLabels & InlineCalendarLabels;
  rangeFields: RangeFieldsLabels;
  dates: DatesLabels;
  time: TimeLabels;
  period: PeriodLabels;
}
