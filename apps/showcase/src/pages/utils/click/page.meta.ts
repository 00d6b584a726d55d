import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/utils/click',
  title: 'Clic o toque prolongado',
  group: 'Utilidades',
  entry: 'Clic o toque prolongado',
  order: 3,
  lead: 'Distingue un clic corto de uno sostenido, con ratón, dedo, lápiz o teclado.',
  imports: { from: '@guadua/utils', names: ['useLongPress'] },
};
