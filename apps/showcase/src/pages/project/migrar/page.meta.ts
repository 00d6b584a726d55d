import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/migrar',
  title: 'De Angular a React',
  group: 'Proyecto',
  entry: 'Migrar',
  order: 5,
  lead: 'Qué es hoy cada parte de la librería de Angular, qué cambia al usarla y en qué página se prueba.',
  english:
    'What each part of the Angular library is today, what changes, and the page where it can be tried.',
};
