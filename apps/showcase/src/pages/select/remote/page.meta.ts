import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/select/remote',
  title: 'Listas remotas',
  group: 'Select',
  entry: 'Listas remotas',
  order: 3,
  lead: 'Más de mil municipios de Colombia que llegan por páginas, agrupados por departamento y con búsqueda en el servidor.',
  imports: { from: '@guadua/select', names: ['Select'] },
};
