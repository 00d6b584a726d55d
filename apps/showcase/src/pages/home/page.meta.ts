import type { PageMeta } from '../../site/page-meta.types';

export const META: PageMeta = {
  path: '/',
  title: 'Librería React de uso general',
  order: 1,
  lead: 'Guadua: componentes React 19 en español de Colombia para formularios, listas, fechas y archivos, accesibles y medidos.',
  english:
    'Guadua: React 19 components for forms, lists, dates and files, in Colombian Spanish, English and Portuguese; accessible and measured.',
};
