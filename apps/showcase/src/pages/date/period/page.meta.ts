import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/date/period',
  title: 'Periodos',
  group: 'Fecha',
  entry: 'Periodos',
  order: 4,
  lead: 'Meses, trimestres, años y semanas, uno o varios seguidos, con su primer y su último día.',
  imports: { from: '@guadua/date', names: ['MonthPicker'] },
};
