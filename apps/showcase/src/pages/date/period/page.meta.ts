import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/date/period',
  title: 'Periodos',
  group: 'Fecha',
  entry: 'Periodos',
  order: 4,
  lead: 'Meses, trimestres, años y semanas, uno o varios seguidos, con su primer y su último día.',
  english:
    'Months, quarters, years and weeks, one or several in a row, with their first and last day.',
  imports: { from: '@guadua/date', names: ['MonthPicker'] },
  overview: { line: 'Meses, trimestres, años y semanas.', drawing: 'period' },
  usage: {
    when: ['Para reportes y contabilidad: un mes, un trimestre, un año o una semana completos.'],
    instead: ['Si importa el día exacto: usa un [rango](/date/range).'],
    anatomy: `
Field
├─ label
└─ MonthPicker      o QuarterPicker, YearPicker…
   ├─ campo
   └─ panel          los periodos de un año`,
  },
};
