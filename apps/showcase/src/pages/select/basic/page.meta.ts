import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/select/basic',
  title: 'Select',
  group: 'Select',
  entry: 'Select',
  order: 1,
  lead: 'Elige una o varias opciones, con una búsqueda que ignora las tildes.',
  english:
    'One or several options of a list, with a search that knows accents and stays fast with a hundred thousand rows.',
  imports: { from: '@guadua/select', names: ['Select'] },
  overview: { line: 'Una o varias opciones, con búsqueda.', drawing: 'select' },
  usage: {
    when: ['Para elegir una o varias entre seis o cien mil opciones, con búsqueda.'],
    instead: [
      'Con menos de seis opciones que caben a la vista: usa [botones de opción](/forms/basic).',
      'Si la respuesta puede no estar en la lista: usa [Autocomplete](/select/autocomplete).',
    ],
    anatomy: `
Field
├─ label
└─ Select
   ├─ campo         combobox: fichas, búsqueda, borrar
   └─ panel         hoja a lo ancho en el teléfono
      ├─ grupo
      └─ opción     solo las que se ven están en la página`,
  },
};
