import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/utils/click',
  title: 'Clic o toque prolongado',
  group: 'Utilidades',
  entry: 'Clic o toque prolongado',
  order: 3,
  lead: 'Distingue un clic corto de uno sostenido, con ratón, dedo, lápiz o teclado.',
  english: 'Tells a short press from a long one, with mouse, finger, pen or keyboard.',
  imports: { from: '@guadua/utils', names: ['useLongPress'] },
  overview: { line: 'Distingue el clic corto del largo.', drawing: 'press' },
  usage: {
    when: [
      'Para una segunda acción rápida sobre lo mismo: vaciar con un clic sostenido lo que se borra con uno corto.',
    ],
    instead: ['Como único camino: quien no lo descubre se queda sin la acción.'],
  },
};
