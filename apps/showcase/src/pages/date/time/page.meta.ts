import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/date/time',
  title: 'Hora',
  group: 'Fecha',
  entry: 'Hora',
  order: 3,
  lead: 'Una hora que se escribe como salga, o se elige de una lista con lo que está disponible.',
  imports: { from: '@guadua/date', names: ['TimeInput'] },
};
