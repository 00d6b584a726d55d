import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/date/utils',
  title: 'Utilidades de fecha',
  group: 'Fecha',
  entry: 'Funciones de fecha',
  order: 5,
  lead: 'Las funciones que usan los calendarios, sueltas: festivos, días hábiles, formatos y más.',
  english: 'The functions behind the calendars: holidays, business days, formats and more.',
  imports: { from: '@guadua/date', names: ['formatDate', 'colombianHolidays', 'dateShortcuts'] },
  overview: { line: 'Festivos, días hábiles y formatos.', drawing: 'functions' },
  usage: {
    when: [
      'Para calcular con fechas sin un componente: en un servidor, en una regla, en un reporte.',
    ],
    instead: ['Para que alguien elija una fecha: usa un [DatePicker](/date/basic).'],
  },
};
