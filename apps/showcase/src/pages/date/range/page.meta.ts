import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/date/range',
  title: 'Rango de fechas',
  group: 'Fecha',
  entry: 'Rango',
  order: 2,
  lead: 'Dos fechas en un solo campo, con accesos directos, días bloqueados y dos meses a la vista.',
  imports: { from: '@guadua/date', names: ['DateRangePicker'] },
};
