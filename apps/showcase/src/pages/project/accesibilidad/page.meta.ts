import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/accesibilidad',
  title: 'Accesibilidad',
  group: 'Proyecto',
  entry: 'Accesibilidad',
  order: 3,
  lead: 'Qué normas cumple Guadua, cómo se comprueban en cada cambio y qué límites conocemos.',
  english: 'What Guadua conforms to, how each change is checked, and the limits that are known.',
};
