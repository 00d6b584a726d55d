import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/estados',
  title: 'Estados',
  group: 'Proyecto',
  entry: 'Estados',
  order: 4,
  lead: 'Todos los controles en todos sus estados, en las dos densidades y los dos temas.',
  english: 'Every control in every state, in both densities and both colour schemes.',
};
