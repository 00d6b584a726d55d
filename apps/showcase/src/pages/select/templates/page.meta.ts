import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/select/templates',
  title: 'Plantillas',
  group: 'Select',
  entry: 'Plantillas',
  order: 2,
  lead: 'La insignia y la fila de cada opción, dibujadas por ti: con retrato, con detalle o compactas.',
  imports: { from: '@guadua/select', names: ['Select'] },
};
