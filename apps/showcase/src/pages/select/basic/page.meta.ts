import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/select/basic',
  title: 'Select',
  group: 'Select',
  entry: 'Básico',
  order: 1,
  lead: 'Elige una o varias opciones de una lista, con búsqueda que entiende tildes y sin perder velocidad con cien mil filas.',
  imports: { from: '@guadua/select', names: ['Select'] },
};
