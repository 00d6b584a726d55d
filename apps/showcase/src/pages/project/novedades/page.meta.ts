import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/novedades',
  title: 'Novedades',
  group: 'Proyecto',
  entry: 'Novedades',
  order: 7,
  lead: 'Qué cambia de una versión a otra, para quien usa los paquetes.',
  english: 'What changes from one version to the next, for those who use the packages.',
};
