import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/select/options',
  title: 'Opciones del select',
  group: 'Select',
  entry: 'Opciones',
  order: 4,
  lead: 'Otras claves, límites, grupos, opciones nuevas y cien mil filas.',
  english:
    'Other labels and keys, limits, new options, disabled ones, and a list of a hundred thousand.',
  imports: { from: '@guadua/select', names: ['Select'] },
  overview: { line: 'Límites, opciones nuevas, cien mil.', drawing: 'options' },
  usage: {
    when: [
      'Cuando tus datos tienen otras claves, grupos, límites u opciones que alguien puede crear.',
    ],
    instead: ['Para una lista corta y fija: el [Select básico](/select/basic) alcanza.'],
    anatomy: `
Select
├─ options          tus datos, como vienen
├─ labelKey         la clave del texto
├─ primaryKey       la clave del valor
├─ disabledKey      la clave de lo que se ve y no se elige
└─ groupBy, groups  los grupos, y lo que hacen sus títulos`,
  },
};
