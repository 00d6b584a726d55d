import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/rendimiento',
  title: 'Rendimiento',
  group: 'Proyecto',
  entry: 'Rendimiento',
  order: 4,
  lead: 'Cuánto pesa cada parte y cuánto tarda, medido al construir este sitio y puesto al lado de lo prometido.',
  english:
    'What each part weighs and how long it takes, measured as this site is built, beside what was promised.',
};
