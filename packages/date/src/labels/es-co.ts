import type { LabelPack } from '@guadua/utils';
import type { DateLabels } from './date-labels.types';

/** Spanish (Colombia): what every text falls back to. */
export const dateTextsEsCO: DateLabels = {
  openDate: (value) => (value === '' ? 'Elegir fecha' : `Elegir fecha, ${value}`),
  openRange: (value) =>
    value === '' ? 'Elegir rango de fechas' : `Elegir rango de fechas, ${value}`,
  dateDialog: 'Elegir fecha',
  rangeDialog: 'Elegir rango de fechas',
  clear: 'Limpiar',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  month: 'Mes',
  year: 'Año',
  weekNumber: 'Semana',
  formatHint: (pattern) => pattern.toLowerCase().replace(/y+/g, 'aaaa'),
  week: (week) => `Semana ${week}`,
  apply: 'Aceptar',
  cancel: 'Cancelar',
  reset: 'Restablecer',
  goToday: 'Hoy',
  shortcuts: 'Accesos directos',
  shortcutNames: {},
  time: 'Hora',
  startTime: 'Hora inicio',
  endTime: 'Hora fin',
  hour: 'hora',
  minute: 'minutos',
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
    tooShort: (limit) => `El rango debe tener al menos ${limit}`,
    tooLong: (limit) => `El rango puede tener máximo ${limit}`,
    onlyForward: () => 'El fin debe ser posterior al inicio',
    onlyBackward: () => 'El inicio debe ser anterior a la primera fecha elegida',
    crossesLocked: () => 'El rango incluye fechas no disponibles',
    backward: () => 'El fin no puede ser anterior al inicio',
  },
};

/** Spanish (Colombia) for `<GuaduaProvider labels>`, inside a tree in another language. */
export const dateLabelsEsCO: LabelPack = { group: 'date', labels: dateTextsEsCO };
