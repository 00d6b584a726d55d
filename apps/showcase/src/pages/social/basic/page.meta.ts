import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/social',
  title: 'Ingreso con Google y Facebook',
  group: 'Social',
  order: 1,
  lead: 'Los dos ingresos sociales, cargados solo cuando alguien los pide y con errores que se entienden.',
  imports: { from: '@guadua/utils/social', names: ['GoogleButton', 'FacebookButton'] },
};
