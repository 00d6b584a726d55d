import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/errores',
  title: 'Avisos de desarrollo',
  group: 'Proyecto',
  entry: 'Errores',
  order: 6,
  lead: 'Qué significa cada aviso de la consola, qué pasa mientras tanto y cómo se arregla.',
  english:
    'What each warning on the console of a developer says, what happens meanwhile, and how to mend it.',
};
