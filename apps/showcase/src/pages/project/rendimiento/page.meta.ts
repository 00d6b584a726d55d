import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/rendimiento',
  title: 'Rendimiento',
  group: 'Proyecto',
  entry: 'Rendimiento',
  order: 4,
  lead: 'Cuánto pesa y cuánto tarda cada parte, medido al construir este sitio y comparado con la meta.',
  english:
    'What each part weighs and how long it takes, measured as this site is built, beside what was promised.',
};
