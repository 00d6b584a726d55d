import type { LabelPack } from '@guadua/utils';
import type {
  CalendarLabels,
  DateLabels,
  DatesLabels,
  InlineCalendarLabels,
  PeriodLabels,
  RangeFieldsLabels,
  TimeLabels,
} from './date-labels.types';

// The Spanish (Colombia) texts. Each widget reads its own constant, so that a page carries no other's.

export const calendarLabelsEsCO: CalendarLabels = {
  dateDialog: 'Elegir fecha',
  rangeDialog: 'Elegir rango de fechas',
  clear: 'Quitar la fecha',
  clearRange: 'Quitar el rango',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  month: 'Mes',
  year: 'Año',
  weekNumber: 'Semana',
  week: (week) => `Semana ${week}`,
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

export const inlineCalendarLabelsEsCO: InlineCalendarLabels = {
  endMissing: 'Elige también el fin del rango',
  applyMissing: (apply) => `Pulsa «${apply}» para tomar lo que elegiste`,
};

export const rangeFieldsLabelsEsCO: RangeFieldsLabels = {
  start: 'inicio',
  end: 'fin',
  typeStart: 'Escribe el inicio',
  typeEnd: 'Escribe el fin',
  unreadable: (example) => `Escribe las dos fechas, así: ${example}`,
};

export const datesLabelsEsCO: DatesLabels = {
  dialog: 'Elegir fechas',
  clear: 'Quitar las fechas',
  type: 'Escribe las fechas',
  picked: (count) => (count === 1 ? '1 fecha elegida' : `${count} fechas elegidas`),
  added: (day, count) => `${day}, agregada. ${count}`,
  removed: (day, count) => `${day}, quitada. ${count}`,
  unreadable: (example) => `No entendemos esas fechas. Escríbelas así: ${example}`,
  tooMany: (limit) =>
    limit === 1 ? 'Puedes elegir solo una fecha' : `Puedes elegir máximo ${limit} fechas`,
};

export const timeLabelsEsCO: TimeLabels = {
  clear: 'Quitar la hora',
  dialog: 'Elegir hora',
  hint: (pattern) => pattern.toLowerCase().replace('a', 'AM'),
  type: 'Escribe la hora',
  unreadable: (example) => `No entendemos esa hora. Escríbela así: ${example}`,
  violations: {
    beforeMin: (limit) => `Elige una hora desde las ${limit}`,
    afterMax: (limit) => `Elige una hora hasta las ${limit}`,
    outside: (limit, last) => `Elige una hora entre las ${limit} y las ${last}`,
    locked: (reason) => `Esa hora no está disponible${reason && `: ${reason}`}`,
    step: (minutes) => `Elige una hora de ${minutes} en ${minutes} minutos`,
  },
};

export const periodLabelsEsCO: PeriodLabels = {
  clear: 'Quitar el periodo',
  dialog: {
    month: 'Elegir mes',
    quarter: 'Elegir trimestre',
    year: 'Elegir año',
    week: 'Elegir semana',
  },
  rangeDialog: {
    month: 'Elegir rango de meses',
    quarter: 'Elegir rango de trimestres',
    year: 'Elegir rango de años',
    week: 'Elegir rango de semanas',
  },
  hint: { month: 'mm/aaaa', quarter: 'Trimestre y año', year: 'aaaa', week: 'Semana y año' },
  type: 'Escribe el periodo',
  current: {
    month: 'Este mes',
    quarter: 'Este trimestre',
    year: 'Este año',
    week: 'Esta semana',
  },
  previous: 'Anterior',
  next: 'Siguiente',
  quarter: (quarter) => `Trimestre ${quarter}`,
  quarterOfYear: (quarter, year) => `Trimestre ${quarter} de ${year}`,
  week: (week) => `Semana ${week}`,
  weekOfYear: (week, year) => `Semana ${week} de ${year}`,
  unreadable: (example) => `No entendemos ese periodo. Escríbelo así: ${example}`,
  violations: {
    beforeMin: (limit) => `Elige desde: ${limit}`,
    afterMax: (limit) => `Elige hasta: ${limit}`,
    locked: (reason) => `Ese periodo no está disponible${reason && `: ${reason}`}`,
    tooLong: (limit) =>
      limit === '1' ? 'Puedes elegir solo uno' : `Puedes elegir máximo ${limit} seguidos`,
  },
};

const labels: DateLabels = {
  // A spread at the top of a module would stay in every bundle.
  calendar: /* @__PURE__ */ Object.assign({}, calendarLabelsEsCO, inlineCalendarLabelsEsCO),
  rangeFields: rangeFieldsLabelsEsCO,
  dates: datesLabelsEsCO,
  time: timeLabelsEsCO,
  period: periodLabelsEsCO,
};

/** Los textos de `@guadua/date` en español de Colombia, para una parte de una página en otro idioma. */
export const dateLabelsEsCO: LabelPack = { group: 'date', labels };
