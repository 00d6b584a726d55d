import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/recetas',
  title: 'Recetas',
  group: 'Proyecto',
  entry: 'Recetas',
  order: 2,
  lead: 'Qué usar según lo que necesitas, y cómo probarlo, mostrarlo desde un servidor y servirlo con una política estricta.',
  english:
    'What to use for each need, and how to test it, render it on a server and serve it under a strict policy.',
};
