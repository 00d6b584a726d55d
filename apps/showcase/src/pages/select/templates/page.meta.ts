import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/select/templates',
  title: 'Plantillas',
  group: 'Select',
  entry: 'Plantillas',
  order: 2,
  lead: 'La ficha y la fila de cada opción, dibujadas por ti.',
  english: 'The badge and the row of each option, drawn by you.',
  imports: { from: '@guadua/select', names: ['Select'] },
  overview: { line: 'La ficha y la fila, dibujadas por ti.', drawing: 'templates' },
  usage: {
    when: ['Cuando una opción se reconoce mejor por un retrato, un color o un segundo renglón.'],
    instead: ['Si el texto basta: sin plantilla la lista es más rápida de leer.'],
    anatomy: `
Select
├─ renderBadge     la ficha de lo elegido
└─ renderOption    la fila de la lista`,
  },
};
